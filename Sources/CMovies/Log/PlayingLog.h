#pragma once
#import <Foundation/Foundation.h>

/// What happened while a film of a server was played: what AVFoundation's and MediaPlayer's logs tell. Main thread.
@interface PlayingLog : NSObject
/// - Parameter url: of a server; others have no logs.
- (id)initWithURL:(NSURL *)url;

/// Playing begins, ends or changes its speed at a place of the film, in seconds.
- (void)setRate:(double)rate at:(NSTimeInterval)time;
- (void)moveFrom:(NSTimeInterval)before to:(NSTimeInterval)time;
- (void)stallAt:(NSTimeInterval)time;
- (void)fail:(NSError *)error;
/// - Parameter bytes: that have come; `duration` what can be played of them, in seconds.
- (void)receive:(NSUInteger)bytes duration:(NSTimeInterval)duration;

/// The values of the properties of an event of access, by their names; nil as long as nothing was played.
/// - Parameter time: the present place.
- (NSDictionary *)accessAt:(NSTimeInterval)time;
/// The same for each error.
- (NSArray *)errors;
@end

/// Events as text, in the Extended Log File Format of the World Wide Web Consortium.
NSData *log_text(NSArray *events, NSArray *fields);
NSArray *log_access_fields(void);
NSArray *log_error_fields(void);
/// Sets the properties of an event.
void log_event_take(id event, NSDictionary *values);
