#import "MusicLibrary.h"

@implementation MPMediaQuerySection

- (id)initWithTitle:(NSString *)title range:(NSRange)range {
    if ((self = [super init])) {
        _title = [title copy];
        _range = range;
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    NSRange range = NSMakeRange([coder decodeIntegerForKey:@"location"], [coder decodeIntegerForKey:@"length"]);
    return [self initWithTitle:[coder decodeObjectForKey:@"title"] range:range];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_title forKey:@"title"];
    [coder encodeInteger:(NSInteger)_range.location forKey:@"location"];
    [coder encodeInteger:(NSInteger)_range.length forKey:@"length"];
}

- (id)copyWithZone:(NSZone *)zone { return self; }

@end
