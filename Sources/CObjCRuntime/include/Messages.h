#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Sending messages. Swift looks an implementation up and calls it with its exact C type.

#ifndef __OBJC__
/// The selector of that name, made if need be.
void *_Nonnull sel_registerName(const char *_Nonnull name);
/// The selector of that name and type encoding, made if need be.
void *_Nonnull sel_registerTypedName(const char *_Nonnull name, const char *_Nonnull types);
const char *_Nonnull sel_getName(const void *_Nonnull selector);

/// The implementation of `selector` for `object`: its own, an inherited one, or the forwarding function. For a nil
/// object, a function that returns nil.
void *_Nonnull objc_msg_lookup(void *_Nullable object, const void *_Nonnull selector);

/// Sends a message without arguments that returns an object or nothing.
static inline void *_Nullable message_send(void *_Nullable object, const void *_Nonnull selector) {
    return ((void *(*)(void *, const void *))objc_msg_lookup(object, selector))(object, selector);
}
#endif

/// The implementation for a message of the frameworks to the app: like `objc_msg_lookup`, but if the app's method has
/// numbers of the phone's widths, a function that converts them from and to those in the selector's type encoding.
void *_Nonnull message_lookup(void *_Nullable object, const void *_Nonnull selector);

/// The same for an implementation that was looked up already. `expected` is the type encoding of the call, and must
/// never be freed.
void *_Nonnull implementation_expecting(void *_Nonnull implementation, const char *_Nullable expected);

/// True if `object` answers `-respondsToSelector:` with YES.
bool object_responds(void *_Nullable object, const void *_Nonnull selector);

/// Sends an action in one of its three forms (no argument; sender; sender and event), by the number of the selector's
/// colons.
void object_perform_action(void *_Nonnull object, const void *_Nonnull selector, void *_Nullable sender,
                           void *_Nullable event);

/// Sends an animation delegate's message: identifier; or identifier and context; or identifier, finished and context.
void object_perform_animation(void *_Nonnull object, const void *_Nonnull selector, void *_Nullable identifier,
                              void *_Nonnull finished, void *_Nullable context);

/// Sends `image:didFinishSavingWithError:contextInfo:` or a message like it.
void object_perform_saving(void *_Nonnull object, const void *_Nonnull selector, void *_Nonnull image,
                           void *_Nullable error, void *_Nullable context);

/// Posts to the default notification center without calling the carrier.
void notification_post(void *_Nonnull name, void *_Nullable object, void *_Nullable user_info);

/// Foundation's zone of the system is that of the environment (`TZ`) anew. Observers are told.
void time_zone_reset(void);

/// Calls `carry` for each notification that Objective-C code posts on the main thread, unless its name begins with "NS"
/// or "GS": those are Foundation's own.
void notification_set_carrier(void (*_Nonnull carry)(void *_Nonnull name, void *_Nullable object,
                                                     void *_Nullable user_info));
