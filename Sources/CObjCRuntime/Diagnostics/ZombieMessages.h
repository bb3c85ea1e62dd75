#pragma once
#import <Foundation/Foundation.h>

/// The method of zombies: ends the app with a report that names the message.
id message_to_zombie(id object, SEL selector);
void message_to_zombie_stret(void *result, id object, SEL selector);

/// The class of the framework object that is gone and whose Swift object was there, NULL if there is none. For reports
/// about crashes: what is there now may be another.
const char *zombie_of_peer(const void *place);
