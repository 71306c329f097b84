# Rossio in one image: web client built, rules compiled, server ready, SQLite in /data unless ROSSIO_DATABASE says otherwise.
FROM node:22-slim AS client
WORKDIR /src
COPY . .
RUN cd web && npm install --no-save && npm run build

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
COPY --from=client /src/src/rossio/web src/rossio/web
COPY --from=client /src/src/rossio/web-picture src/rossio/web-picture
RUN python -m venv /opt/rossio \
    && ROSSIO_MYPYC=1 /opt/rossio/bin/pip install --no-cache-dir ".[server,pictures]"

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /data rossio
COPY --from=build /opt/rossio /opt/rossio
USER rossio
WORKDIR /data
VOLUME /data
ENV ROSSIO_DATA=/data PYTHONUNBUFFERED=1
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/opt/rossio/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/health')"]
ENTRYPOINT ["/opt/rossio/bin/rossio"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080"]
