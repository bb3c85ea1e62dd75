#pragma once

#import <Foundation/Foundation.h>

@interface NSPurgeableData : NSMutableData {
    NSMutableData *content;
    NSUInteger accesses; // 1 from the start, as documented
    BOOL is_discarded;
}
@end
