#import "Tide.h"

@implementation Tide

@synthesize port, hour, height;

- (void)dealloc {
    [port release];
    [super dealloc];
}

@end
