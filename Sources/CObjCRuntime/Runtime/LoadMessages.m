#include "Runtime/LoadMessages.h"
#include "Runtime/ModuleLayout.h"
#include <objc/runtime.h>
#include <stdlib.h>
#include <string.h>

/// A +load method that GCC's runtime does not see.
struct load_message {
    struct load_message *next;
    const char *class_name;
    /// True for a +load of a category, false for one of the class itself.
    BOOL is_of_category;
    BOOL is_sent;
    const char *types;
    IMP implementation;
};
static struct load_message *first;
static struct load_message **last = &first;

/// - list: methods of a class, as the compiler wrote them: their selectors are still names.
static void keep(struct method_list *list, const char *class_name, BOOL is_of_category) {
    for (; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            if (strcmp((const char *)(const void *)list->methods[i].selector, "load") != 0) continue;
            struct load_message *message = calloc(1, sizeof *message);
            if (message == NULL) return;
            message->class_name = class_name;
            message->is_of_category = is_of_category;
            message->types = list->methods[i].types;
            message->implementation = list->methods[i].implementation;
            *last = message;
            last = &message->next;
            list->methods[i].selector = (SEL) "platformLoad";
        }
    }
}

void load_messages_keep(struct module *module) {
    for (int i = 0; i < module->symbols->class_count; i++) {
        struct class_layout *class = class_at(module, i);
        keep(class->isa->methods, class->name, NO);
    }
    for (int i = 0; i < module->symbols->category_count; i++) {
        struct category_layout *category = category_at(module, i);
        keep(category->class_methods, category->class_name, YES);
    }
}

static void send_message(struct load_message *message, Class class) {
    SEL selector = sel_registerName("load");
    message->is_sent = YES;
    // Makes +load callable by messages of the app; a category's overrides the class's.
    class_replaceMethod(object_getClass((id)class), selector, message->implementation, message->types);
    ((void (*)(Class, SEL))message->implementation)(class, selector);
}

static void send_to_class(Class class) {
    if (class == Nil) return;
    send_to_class(class_getSuperclass(class));
    for (struct load_message *message = first; message; message = message->next) {
        if (message->is_sent || message->is_of_category || strcmp(message->class_name, class_getName(class)) != 0) continue;
        send_message(message, class);
    }
}

void load_messages_send(void) {
    for (struct load_message *message = first; message; message = message->next) {
        if (!message->is_sent && !message->is_of_category) send_to_class((Class)objc_lookUpClass(message->class_name));
    }
    for (struct load_message *message = first; message; message = message->next) {
        Class class = message->is_sent ? Nil : (Class)objc_lookUpClass(message->class_name);
        if (class) send_message(message, class);
    }
}
