#import "Station.h"

@implementation Station

@synthesize identifier, kind, name, note;

- (void)dealloc {
    [identifier release];
    [kind release];
    [name release];
    [note release];
    [super dealloc];
}

@end
