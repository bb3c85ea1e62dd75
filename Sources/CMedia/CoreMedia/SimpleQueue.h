#pragma once
#import <Foundation/Foundation.h>

/// The object behind a CMSimpleQueueRef: a ring of pointers.
@interface SimpleQueue : NSObject {
@public
    const void **elements;
    int32_t capacity, first, count;
}
@end
