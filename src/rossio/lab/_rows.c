/* Lists of whole numbers into the rows of an array, and the places of moves: rossio/lab/rows.py says in Python what is done
   here. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    int *places;
    Py_ssize_t count, room;
} Marked;

typedef struct {
    int start, first, second, third;
} Group;

typedef struct {
    PyObject_HEAD
    Py_buffer view;
    Py_ssize_t rows, width;
    char format;
    long behind;
    Group groups[256];
    Marked *marked;
} Rows;

static void forget(Rows *rows) {
    for (Py_ssize_t row = 0; rows->marked != NULL && row < rows->rows; row++) PyMem_Free(rows->marked[row].places);
    PyMem_Free(rows->marked);
    rows->marked = NULL;
    if (rows->view.obj != NULL) PyBuffer_Release(&rows->view);
}

/* One of f, b and q, whatever the machine calls a whole number of 8 bytes; 0 for anything else. */
static char format_of(const Py_buffer *view) {
    const char *format = view->format == NULL ? "B" : view->format;
    if (strcmp(format, "f") == 0 && view->itemsize == 4) return 'f';
    if (strcmp(format, "b") == 0) return 'b';
    if ((strcmp(format, "l") == 0 || strcmp(format, "q") == 0) && view->itemsize == 8) return 'q';
    return 0;
}

static int Rows_init(Rows *rows, PyObject *arguments, PyObject *keywords) {
    PyObject *array, *widths;
    long behind;
    if (keywords != NULL && PyDict_GET_SIZE(keywords) > 0) {
        PyErr_SetString(PyExc_TypeError, "Rows takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(arguments, "OO!l", &array, &PyList_Type, &widths, &behind)) return -1;
    int *numbers = (int *)rows->groups;
    if (PyList_GET_SIZE(widths) != 4 * 256) {
        PyErr_SetString(PyExc_ValueError, "four widths for each of 256 groups of moves");
        return -1;
    }
    for (int i = 0; i < 4 * 256; i++) {
        numbers[i] = (int)PyLong_AsLong(PyList_GET_ITEM(widths, i));
        if (numbers[i] == -1 && PyErr_Occurred()) return -1;
    }
    forget(rows);
    rows->behind = behind;
    if (PyObject_GetBuffer(array, &rows->view, PyBUF_ND | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | PyBUF_WRITABLE) < 0)
        return -1;
    rows->format = format_of(&rows->view);
    if (rows->view.ndim != 2 || rows->format == 0) {
        PyBuffer_Release(&rows->view);
        PyErr_SetString(PyExc_ValueError, "Rows takes a table of 32-bit floats or of whole numbers of 1 or 8 bytes");
        return -1;
    }
    rows->rows = rows->view.shape[0];
    rows->width = rows->view.shape[1];
    rows->marked = PyMem_Calloc(rows->rows ? rows->rows : 1, sizeof(Marked));
    if (rows->marked == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

static void Rows_dealloc(Rows *rows) {
    forget(rows);
    Py_TYPE(rows)->tp_free((PyObject *)rows);
}

/* The row that a method names first; -1 if there is none. */
static Py_ssize_t row_of(const Rows *rows, PyObject *number) {
    Py_ssize_t row = PyLong_AsSsize_t(number);
    if (row == -1 && PyErr_Occurred()) return -1;
    if (row < 0 || row >= rows->rows) {
        PyErr_Format(PyExc_IndexError, "row %zd of %zd", row, rows->rows);
        return -1;
    }
    return row;
}

/* A move's place in the dense numbering, as `ActionSpace.places` finds it; -1 if it has none. */
static long place_of(const Rows *rows, PyObject *number) {
    long long move = PyLong_AsLongLong(number);
    if (move == -1 && PyErr_Occurred()) return -1;
    const Group *group = &rows->groups[move & 255];
    long first = (long)(move >> 8 & 255), second = (long)(move >> 16 & 255), third = (long)(move >> 24 & 255);
    if (group->start < 0 || move >> 32 || first >= group->first || second >= group->second || third >= group->third) {
        PyErr_Format(PyExc_ValueError, "%lld: no move has this number", move);
        return -1;
    }
    return group->start + (first * group->second + second) * group->third + third;
}

static PyObject *zero;

#define WRITE(type)                                                         \
    {                                                                       \
        type *to = (type *)rows->view.buf + row * rows->width;              \
        for (Py_ssize_t i = 0; i < rows->width; i++) {                      \
            PyObject *number = PyList_GET_ITEM(arguments[1], i);            \
            if (number == zero) {                                           \
                to[i] = 0;                                                  \
            } else {                                                        \
                long long value = PyLong_AsLongLong(number);                \
                if (value == -1 && PyErr_Occurred()) return NULL;           \
                to[i] = (type)value;                                        \
            }                                                               \
        }                                                                   \
    }

static PyObject *Rows_put(Rows *rows, PyObject *const *arguments, Py_ssize_t count) {
    if (count != 2 || !PyList_Check(arguments[1])) {
        PyErr_SetString(PyExc_TypeError, "put takes a row and a list of numbers");
        return NULL;
    }
    Py_ssize_t row = row_of(rows, arguments[0]);
    if (row < 0) return NULL;
    if (PyList_GET_SIZE(arguments[1]) != rows->width) {
        PyErr_Format(PyExc_ValueError, "%zd numbers for a row of %zd", PyList_GET_SIZE(arguments[1]), rows->width);
        return NULL;
    }
    if (rows->format == 'f')
        WRITE(float)
    else if (rows->format == 'b')
        WRITE(signed char)
    else
        WRITE(int64_t)
    Py_RETURN_NONE;
}

static void switch_to(const Rows *rows, Py_ssize_t row, int number) {
    const Marked *marked = &rows->marked[row];
    char *from = (char *)rows->view.buf + row * rows->width * rows->view.itemsize;
    for (Py_ssize_t i = 0; i < marked->count; i++) {
        if (rows->format == 'f')
            ((float *)from)[marked->places[i]] = (float)number;
        else if (rows->format == 'b')
            from[marked->places[i]] = (char)number;
        else
            ((int64_t *)from)[marked->places[i]] = number;
    }
}

static int mark_at(const Rows *rows, Marked *marked, long place) {
    if (place < 0 || place >= rows->width) {
        if (!PyErr_Occurred()) PyErr_Format(PyExc_IndexError, "place %ld of %zd", place, rows->width);
        return -1;
    }
    marked->places[marked->count++] = (int)place;
    return 0;
}

static PyObject *Rows_mark(Rows *rows, PyObject *const *arguments, Py_ssize_t count) {
    if (count != 3 || !PyList_Check(arguments[1]) || !PyList_Check(arguments[2])) {
        PyErr_SetString(PyExc_TypeError, "mark takes a row and two lists: places and moves");
        return NULL;
    }
    Py_ssize_t row = row_of(rows, arguments[0]);
    if (row < 0) return NULL;
    Py_ssize_t places = PyList_GET_SIZE(arguments[1]), moves = PyList_GET_SIZE(arguments[2]);
    Marked *marked = &rows->marked[row];
    switch_to(rows, row, 0);
    marked->count = 0;
    if (places + moves > marked->room) {
        int *room = PyMem_Realloc(marked->places, sizeof(int) * 2 * (places + moves));
        if (room == NULL) return PyErr_NoMemory();
        marked->places = room;
        marked->room = 2 * (places + moves);
    }
    for (Py_ssize_t i = 0; i < places; i++) {
        if (mark_at(rows, marked, PyLong_AsLong(PyList_GET_ITEM(arguments[1], i))) < 0) goto wrong;
    }
    for (Py_ssize_t i = 0; i < moves; i++) {
        long place = place_of(rows, PyList_GET_ITEM(arguments[2], i));
        if (mark_at(rows, marked, place < 0 ? -1 : rows->behind + place) < 0) goto wrong;
    }
    switch_to(rows, row, 1);
    Py_RETURN_NONE;
wrong:
    marked->count = 0;
    return NULL;
}

/* A move of each list, by a chance from 0 up to 1, as its place into an array. */
static PyObject *Rows_draw(Rows *rows, PyObject *const *arguments, Py_ssize_t count) {
    Py_buffer chances, drawn;
    if (count != 3 || !PyList_Check(arguments[0])) {
        PyErr_SetString(PyExc_TypeError, "draw takes a list of lists, an array of chances and one for the numbers");
        return NULL;
    }
    if (PyObject_GetBuffer(arguments[1], &chances, PyBUF_ND | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0) return NULL;
    if (PyObject_GetBuffer(arguments[2], &drawn, PyBUF_ND | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&chances);
        return NULL;
    }
    Py_ssize_t lists = PyList_GET_SIZE(arguments[0]), i = 0;
    if (chances.ndim != 1 || drawn.ndim != 1 || chances.shape[0] != lists || drawn.shape[0] != lists ||
        strcmp(chances.format, "d") != 0 || format_of(&drawn) != 'q') {
        PyErr_SetString(PyExc_ValueError, "draw takes a 64-bit float and a whole number of 8 bytes for each list");
        i = -1;
    }
    for (; i >= 0 && i < lists; i++) {
        PyObject *from = PyList_GET_ITEM(arguments[0], i);
        double place = PyList_Check(from) ? ((const double *)chances.buf)[i] * (double)PyList_GET_SIZE(from) : -1;
        if (!(place >= 0 && place < (double)PyList_GET_SIZE(from))) {
            PyErr_Format(PyExc_ValueError, "nothing to draw from list %zd", i);
            break;
        }
        long number = place_of(rows, PyList_GET_ITEM(from, (Py_ssize_t)place));
        if (number < 0) break;
        ((int64_t *)drawn.buf)[i] = number;
    }
    PyBuffer_Release(&chances);
    PyBuffer_Release(&drawn);
    if (i != lists) return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef Rows_methods[] = {
    {"put", (PyCFunction)(void (*)(void))Rows_put, METH_FASTCALL, "Fill a row with numbers."},
    {"mark", (PyCFunction)(void (*)(void))Rows_mark, METH_FASTCALL,
     "Set places of a row to 1, and those of moves; back to 0 what was marked before."},
    {"draw", (PyCFunction)(void (*)(void))Rows_draw, METH_FASTCALL, "A move of each list, by a chance from 0 up to 1."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject RowsType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "rossio.lab._rows.Rows",
    .tp_doc = "The rows of an array of two dimensions; the widths of an action space, and where its moves begin.",
    .tp_basicsize = sizeof(Rows),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)Rows_init,
    .tp_dealloc = (destructor)Rows_dealloc,
    .tp_methods = Rows_methods,
};

static PyModuleDef module = {PyModuleDef_HEAD_INIT, "rossio.lab._rows", "Lists of numbers into arrays.", -1,
                             NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__rows(void) {
    if (PyType_Ready(&RowsType) < 0) return NULL;
    if (zero == NULL && (zero = PyLong_FromLong(0)) == NULL) return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    Py_INCREF(&RowsType);
    if (PyModule_AddObject(made, "Rows", (PyObject *)&RowsType) < 0) {
        Py_DECREF(&RowsType);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
