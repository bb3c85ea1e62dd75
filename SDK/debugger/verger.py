"""Teaches gdb about apps: `source` this file, or let `verger debug` do so (docs/Debugging.md)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from apps import commands, frames, objects, session, stepping  # noqa: E402

session.prepare()
objects.register()
frames.register()
commands.register()
stepping.register_commands()
