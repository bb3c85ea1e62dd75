#import <Foundation/Foundation.h>

/// When ships leave, as a server tells it in JSON.
@interface Timetable : NSObject {
    NSArray *departures;
}

/// Nil if the text is no timetable.
+ (Timetable *)timetableWithText:(NSString *)text;

- (NSString *)summary;

@end
