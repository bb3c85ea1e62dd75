"""Swift in gdb, which does not know the language: names as they were written, and what values say of themselves."""

import os
import shutil
import subprocess

import gdb

from . import objects

# DW_LANG_Swift has no name in gdb 13; its functions are known by how their names begin.
PREFIX = ("$s", "$S")
names = {}


def is_mangled(name):
    return bool(name) and name.startswith(PREFIX)


def readable(name):
    """`CounterViewController.addOne(_:)` of a mangled name; the name itself if the toolchain cannot tell."""
    if name not in names:
        names[name] = demangle(name)
    return names[name]


def demangle(name):
    tool = shutil.which("swift-demangle") or beside_compiler("swift-demangle")
    if tool is None:
        return name
    try:
        run = subprocess.run([tool, "-compact", "-simplified", name], capture_output=True, text=True, timeout=10)
        return run.stdout.strip() or name
    except (OSError, subprocess.SubprocessError):
        return name


def beside_compiler(tool):
    compiler = shutil.which("swiftc")
    path = compiler and os.path.join(os.path.dirname(os.path.realpath(compiler)), tool)
    return path if path and os.access(path, os.X_OK) else None


def is_selected():
    """Whether the selected frame is one of Swift code."""
    try:
        return is_mangled(gdb.selected_frame().name())
    except gdb.error:
        return False


def value(text):
    """A value of gdb's own languages: names of variables, `self`, registers."""
    return gdb.parse_and_eval(text)


def description(text):
    """What Swift's `debugDescription` says of a variable, or of a field that a path of names leads to."""
    found = gdb.parse_and_eval(text.strip())
    type = found.type.strip_typedefs()
    if found.address is None:
        return str(found)
    name = type_name(type)
    if name is None:
        return str(found)
    place = objects.keep(found.address.cast(gdb.lookup_type("void").pointer()))
    result = gdb.parse_and_eval(
        "((const char *(*)(const char *, void *))verger_debug_swift_description)(%s, %s)"
        % (objects.string_argument(name), place)
    )
    return result.string(errors="replace") if int(result) else str(found)


def type_name(type):
    """The mangled name of a type as the runtime takes it: of `$s3App4ThatCD` it is `3App4ThatC`."""
    name = type.name or type.tag or ""
    if not is_mangled(name):
        return None
    return name[2:-1] if name.endswith("D") else name[2:]
