@interface Tally : NSObject

@property (copy, nonatomic) void (^onChange)(NSUInteger count);

- (void)add;

/// Whether an object lives on when nothing but a weak variable knows it.
+ (BOOL)remainsAfterItsOwner;

@end
