#import "Catalogue.h"

#ifdef __IPHONE_3_2
#error The base SDK is 3.1.3
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED != __IPHONE_3_1 || !TARGET_IPHONE_SIMULATOR || MAC_OS_X_VERSION_MAX_ALLOWED > 1070
#error The versions are not those of the base SDK
#endif

@implementation Thing
- (NSString *)title {
    return title;
}
@end
@end

@implementation Catalogue
@synthesize title;
@synthesize pages;

+ (int)next {
    // In a class method this is one variable of the class.
    return ++count;
}

- (UILabel *)shownLabel {
    return label;
}

- (void)dealloc {
    [title release];
    [label release];
    [super dealloc];
}
