/* The forward pass of a small network over on/off inputs: embeddings are summed, two layers follow, and out come the
   shares of the players and the likelihood of each legal move. rossio/bots/nets.py reads the files, and
   tests/bots/test_nets.py says in plain Python what is computed here. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Where the compiler can, the loops are built for several kinds of processor and the best is chosen when loaded. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

enum { WIDEST = 1024 };

typedef struct {
    PyObject_HEAD
    int inputs, hidden, second, values, actions;
    float *memory;
    float *embedding, *hidden_bias, *between, *second_bias, *value, *value_bias, *policy, *policy_bias;
} Net;

/* Rows of int8 followed by one float scale for each of them. */
static const char *unpack(float *to, const char *from, size_t rows, size_t columns) {
    const signed char *row = (const signed char *)from;
    const char *scales = from + rows * columns;
    for (size_t i = 0; i < rows; i++, row += columns) {
        float scale;
        memcpy(&scale, scales + 4 * i, 4);
        for (size_t j = 0; j < columns; j++) to[i * columns + j] = scale * row[j];
    }
    return scales + 4 * rows;
}

static const char *copy(float *to, const char *from, size_t count) {
    memcpy(to, from, 4 * count);
    return from + 4 * count;
}

static int Net_init(Net *net, PyObject *arguments, PyObject *keywords) {
    const char *bytes;
    Py_ssize_t length;
    int inputs, hidden, second, values, actions;
    if (keywords != NULL && PyDict_GET_SIZE(keywords) > 0) {
        PyErr_SetString(PyExc_TypeError, "Net takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(arguments, "y#iiiii", &bytes, &length, &inputs, &hidden, &second, &values, &actions)) return -1;
    if (inputs < 1 || hidden < 1 || second < 1 || values < 1 || actions < 1 || hidden > WIDEST || second > WIDEST ||
        values > WIDEST || inputs > 1 << 20 || actions > 1 << 20) {
        PyErr_SetString(PyExc_ValueError, "a network of impossible size");
        return -1;
    }
    size_t F = inputs, H = hidden, K = second, V = values, A = actions;
    size_t expected = F * H + 4 * F + 4 * H + H * K + 4 * H + 4 * K + 4 * V * K + 4 * V + A * K + 4 * A + 4 * A;
    if ((size_t)length != expected) {
        PyErr_Format(PyExc_ValueError, "the network has %zd bytes, not %zu", length, expected);
        return -1;
    }
    float *memory = PyMem_Malloc(sizeof(float) * (F * H + H + H * K + K + V * K + V + A * K + A));
    if (memory == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    PyMem_Free(net->memory);
    net->memory = memory;
    net->inputs = inputs, net->hidden = hidden, net->second = second, net->values = values, net->actions = actions;
    net->embedding = memory;
    net->hidden_bias = net->embedding + F * H;
    net->between = net->hidden_bias + H;
    net->second_bias = net->between + H * K;
    net->value = net->second_bias + K;
    net->value_bias = net->value + V * K;
    net->policy = net->value_bias + V;
    net->policy_bias = net->policy + A * K;
    bytes = unpack(net->embedding, bytes, F, H);
    bytes = copy(net->hidden_bias, bytes, H);
    bytes = unpack(net->between, bytes, H, K);
    bytes = copy(net->second_bias, bytes, K);
    bytes = copy(net->value, bytes, V * K);
    bytes = copy(net->value_bias, bytes, V);
    bytes = unpack(net->policy, bytes, A, K);
    copy(net->policy_bias, bytes, A);
    return 0;
}

static void Net_dealloc(Net *net) {
    PyMem_Free(net->memory);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

FOR_EACH_PROCESSOR
static void forward(const Net *net, const int *on, Py_ssize_t lit, const int *acts, Py_ssize_t moves, float *out) {
    float h[WIDEST], k[WIDEST];
    const int H = net->hidden, K = net->second, V = net->values;
    memcpy(h, net->hidden_bias, sizeof(float) * H);
    Py_ssize_t i = 0;
    for (; i + 4 <= lit; i += 4) {
        const float *a = net->embedding + (size_t)on[i] * H, *b = net->embedding + (size_t)on[i + 1] * H;
        const float *c = net->embedding + (size_t)on[i + 2] * H, *d = net->embedding + (size_t)on[i + 3] * H;
        for (int j = 0; j < H; j++) h[j] += (a[j] + b[j]) + (c[j] + d[j]);
    }
    for (; i < lit; i++) {
        const float *row = net->embedding + (size_t)on[i] * H;
        for (int j = 0; j < H; j++) h[j] += row[j];
    }
    memcpy(k, net->second_bias, sizeof(float) * K);
    for (int i = 0; i < H; i++) {
        if (h[i] > 0) {
            const float x = h[i], *row = net->between + (size_t)i * K;
            for (int j = 0; j < K; j++) k[j] += x * row[j];
        }
    }
    for (int j = 0; j < K; j++) k[j] = k[j] > 0 ? k[j] : 0;
    for (int v = 0; v < V; v++) {
        const float *row = net->value + (size_t)v * K;
        float z = 0;
#pragma omp simd reduction(+ : z)
        for (int j = 0; j < K; j++) z += k[j] * row[j];
        out[v] = 1.0f / (1.0f + expf(-z - net->value_bias[v]));
    }
    float *priors = out + V, top = -1e30f, sum = 0;
    for (Py_ssize_t i = 0; i < moves; i++) {
        const float *row = net->policy + (size_t)acts[i] * K;
        float z = 0;
#pragma omp simd reduction(+ : z)
        for (int j = 0; j < K; j++) z += k[j] * row[j];
        priors[i] = z + net->policy_bias[acts[i]];
        if (priors[i] > top) top = priors[i];
    }
    for (Py_ssize_t i = 0; i < moves; i++) sum += priors[i] = expf(priors[i] - top);
    for (Py_ssize_t i = 0; i < moves; i++) priors[i] /= sum;
}

/* The numbers of a list into `to`, each below `limit`. */
static int numbers(PyObject *list, int *to, int limit, const char *what) {
    Py_ssize_t count = PyList_GET_SIZE(list);
    for (Py_ssize_t i = 0; i < count; i++) {
        long number = PyLong_AsLong(PyList_GET_ITEM(list, i));
        if (number == -1 && PyErr_Occurred()) return -1;
        if (number < 0 || number >= limit) {
            PyErr_Format(PyExc_IndexError, "%s %ld of %d", what, number, limit);
            return -1;
        }
        to[i] = (int)number;
    }
    return 0;
}

static PyObject *Net_look(Net *net, PyObject *const *arguments, Py_ssize_t count) {
    if (count != 2 || !PyList_Check(arguments[0]) || !PyList_Check(arguments[1])) {
        PyErr_SetString(PyExc_TypeError, "look takes two lists: inputs and actions");
        return NULL;
    }
    if (net->memory == NULL) {
        PyErr_SetString(PyExc_ValueError, "a network without numbers");
        return NULL;
    }
    Py_ssize_t lit = PyList_GET_SIZE(arguments[0]), moves = PyList_GET_SIZE(arguments[1]);
    int few_numbers[2048], *ints = few_numbers;
    float few_floats[1024], *out = few_floats;
    void *heap = NULL;
    if (lit + moves > 2048 || net->values + moves > 1024) {
        heap = PyMem_Malloc(sizeof(int) * (lit + moves) + sizeof(float) * (net->values + moves));
        if (heap == NULL) return PyErr_NoMemory();
        ints = heap;
        out = (float *)(ints + lit + moves);
    }
    PyObject *answer = NULL;
    if (numbers(arguments[0], ints, net->inputs, "input") == 0 &&
        numbers(arguments[1], ints + lit, net->actions, "action") == 0) {
        forward(net, ints, lit, ints + lit, moves, out);
        answer = PyList_New(net->values + moves);
        for (Py_ssize_t i = 0; answer != NULL && i < net->values + moves; i++) {
            PyObject *number = PyFloat_FromDouble(out[i]);
            if (number == NULL)
                Py_CLEAR(answer);
            else
                PyList_SET_ITEM(answer, i, number);
        }
    }
    PyMem_Free(heap);
    return answer;
}

static PyMethodDef Net_methods[] = {
    {"look", (PyCFunction)(void (*)(void))Net_look, METH_FASTCALL,
     "The share of each player, and then how likely each action is."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "rossio.bots._net.Net",
    .tp_doc = "A network: its packed numbers, then how many inputs, hidden and second units, values and actions.",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)Net_init,
    .tp_dealloc = (destructor)Net_dealloc,
    .tp_methods = Net_methods,
};

static PyModuleDef module = {PyModuleDef_HEAD_INIT, "rossio.bots._net", "The forward pass of networks.", -1,
                             NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__net(void) {
    if (PyType_Ready(&NetType) < 0) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    Py_INCREF(&NetType);
    if (PyModule_AddObject(made, "Net", (PyObject *)&NetType) < 0) {
        Py_DECREF(&NetType);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
