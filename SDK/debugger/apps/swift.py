"""Swift in gdb, which does not know the language: names as they were written, and what values say of themselves."""

import os
import re
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
    """What Swift's `debugPrint` shows of a variable, or of a stored property that names behind dots lead to."""
    name, _, path = text.strip().partition(".")
    found = gdb.parse_and_eval(name)
    if found.address is None:
        return str(found)
    place = objects.keep(found.address.cast(gdb.lookup_type("void").pointer()))
    for candidate in type_names(found.type.strip_typedefs().name or ""):
        result = gdb.parse_and_eval(
            "((const char *(*)(const char *, void *, const char *))verger_debug_swift_description)(%s, %s, %s)"
            % (objects.string_argument(candidate), place, objects.string_argument(path))
        )
        if int(result):
            return result.string(errors="replace")
    if path:
        raise gdb.GdbError("“%s” has no stored property “%s” that can be shown" % (name, path))
    return str(found)


# The standard library's own have short names.
STANDARD = {"Int": "Si", "UInt": "Su", "Double": "Sd", "Float": "Sf", "Bool": "Sb", "String": "SS", "Character": "SJ"}
FRAMEWORKS = ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"]


def type_names(name):
    """The mangled names that a type of this name may have: the debug information leaves out module and kind."""
    if name in STANDARD:
        return [STANDARD[name]]
    if is_mangled(name):
        return [name[2:].removesuffix("D")]
    if not name:
        return []
    own = re.match(r"\$[sS](\d+)", gdb.selected_frame().name() or "")
    modules = [gdb.selected_frame().name()[own.end() : own.end() + int(own.group(1))]] if own else []
    # A class, a structure, an enumeration; `Outer.Inner` has the kind of each.
    return ["%d%s%s" % (len(module), module, nested)
            for module in modules + FRAMEWORKS for nested in kinds(name.split("."))]  # fmt: skip


def kinds(names):
    if not names:
        return [""]
    return [before + "%d%s%s" % (len(names[-1]), names[-1], kind) for before in kinds(names[:-1]) for kind in "CVO"]
