"""How uvicorn is told to listen: the same for connections it accepts and for those another process passes on."""

from __future__ import annotations

import sys
from typing import Any, Final

OPTIONS: Final[dict[str, Any]] = {
    "log_config": None,
    "access_log": False,
    "proxy_headers": True,
    "server_header": False,
    "http": "auto" if sys.platform == "win32" else "rossio.server.door.http_protocol:HttpProtocol",
    "ws": "rossio.server.door.socket_protocol:SocketProtocol",
    "ws_max_size": 64 * 1024,
    "ws_ping_interval": 25,
    "ws_ping_timeout": 25,
    "timeout_graceful_shutdown": 8,
    "backlog": 2048,
}
