// The classes of Foundation's objects as Apple's exceptions and logs name them.

#import <Foundation/Foundation.h>

/// `NSCFArray` for GNUstep's arrays and so on; the name of the class itself for all others.
NSString *class_name_for_texts(id object);
