// The two look-up functions of the GNUstep ABI that GCC's runtime lacks. clang calls them for messages to super and,
// where a message is sent through a slot, for ordinary ones; only the implementation is read from a slot.

#import <Foundation/Foundation.h>
#include <objc/message.h>
#include <objc/runtime.h>

struct slot {
    Class owner, cached_for;
    const char *types;
    int version;
    IMP implementation;
};

static __thread struct slot found;

struct slot *objc_slot_lookup_super(struct objc_super *super, SEL selector) {
    found.implementation = objc_msg_lookup_super(super, selector);
    return &found;
}

struct slot *objc_msg_lookup_sender(id *receiver, SEL selector, id sender) {
    (void)sender;
    found.implementation = objc_msg_lookup(*receiver, selector);
    return &found;
}
