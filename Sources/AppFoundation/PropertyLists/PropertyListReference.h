#import <Foundation/Foundation.h>

/// A reference of a keyed archive to another of its objects. As on the phone it is an object of its own in property
/// lists, which XML spells as a dictionary with the one key `CF$UID`.
@interface PropertyListReference : NSObject {
@public
    unsigned long long place;
}
+ (PropertyListReference *)referenceToPlace:(unsigned long long)place;
@end
