#pragma once
#import <Foundation/Foundation.h>

/// The method of zombies: ends the app with a report that names the message.
id message_to_zombie(id object, SEL selector);
void message_to_zombie_stret(void *result, id object, SEL selector);
