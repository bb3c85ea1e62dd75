#import <Foundation/Foundation.h>

@class Tide;

@protocol TideReaderDelegate <NSObject>

- (void)tideReaderDidRead:(Tide *)tide;
/// What was wrong with the document or the network; nil at the end of a good document.
- (void)tideReaderDidEnd:(NSString *)problem;

@end

/// Loads tides from a server, and reads each piece of their XML as it comes, by the C functions of libxml.
@interface TideReader : NSObject {
    id<TideReaderDelegate> delegate;
    NSURLConnection *connection;
    struct _xmlParserCtxt *context;
    Tide *tide;
    NSMutableData *characters;
    NSString *problem;
}

@property (nonatomic, assign) id<TideReaderDelegate> delegate;

- (void)load:(NSURL *)url;

@end
