// Apps release a player while it tells them that its film has ended.
#pragma once
#import <Foundation/Foundation.h>

extern id objc_retainAutorelease(id object);

/// Keeps an object to the end of this turn of the run loop, whatever those do whom it calls.
static inline void keep_alive(id object) { (void)objc_retainAutorelease(object); }
