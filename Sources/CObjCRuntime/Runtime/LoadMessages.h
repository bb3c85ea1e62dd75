#pragma once

// +load of a program's classes. GCC's runtime sends it after each object file that it has loaded, when classes of later
// files are not there: what a +load asked of them was lost. On the device it is sent when the whole image is loaded, to
// superclasses first and to categories last.

struct module;

/// Hides the +load methods of a module that is about to be loaded, and keeps them.
void load_messages_keep(struct module *module);

/// Sends what was kept, once, to the classes that are there.
void load_messages_send(void);
