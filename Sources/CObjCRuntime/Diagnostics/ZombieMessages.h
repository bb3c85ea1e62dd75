#pragma once
#import <Foundation/Foundation.h>

/// The method of zombies: ends the app with a report that names the message.
id message_to_zombie(id object, SEL selector);
void message_to_zombie_stret(void *result, id object, SEL selector);

/// If zombies are enabled, records that the Swift object of a framework object is being deallocated.
void zombie_note_peer(const void *peer, Class class);

/// The class of the framework object whose Swift object was last deallocated at this address, NULL if none was. For
/// crash reports; the memory may have been used again since.
const char *zombie_of_peer(const void *place);
