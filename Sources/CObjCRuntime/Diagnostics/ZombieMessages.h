#pragma once
#import <Foundation/Foundation.h>

/// The method of zombies: ends the app with a report that names the message.
id message_to_zombie(id object, SEL selector);
void message_to_zombie_stret(void *result, id object, SEL selector);

/// Notes, where zombies are wanted, that the Swift object of a framework object is going.
void zombie_note_peer(const void *peer, Class class);

/// The class of the framework object whose Swift object was there, NULL if there was none. For reports about crashes:
/// what is there now may be another.
const char *zombie_of_peer(const void *place);
