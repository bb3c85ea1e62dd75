#import "Book.h"

@implementation Book

@synthesize title;

- (id)initWithTitle:(NSString *)aTitle pages:(NSUInteger)count {
    if ((self = [super init])) {
        title = [aTitle copy];
        pages = count;
    }
    return self;
}

- (NSString *)summary {
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)pages, BOOKS_UNIT];
}

- (void)dealloc {
    [title release];
    [super dealloc];
}

@end
