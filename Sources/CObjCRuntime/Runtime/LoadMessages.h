#pragma once

// Sends +load to a program's classes when the whole image is loaded, to superclasses first and to categories last, as
// on the device. GCC's runtime sends it after each object file, when the classes of later files do not exist yet, so
// that messages which a +load sends to them would be lost.

struct module;

/// Hides the +load methods of a module that is about to be loaded, and keeps them.
void load_messages_keep(struct module *module);

/// Sends the kept +load messages, once, to the classes that are loaded.
void load_messages_send(void);
