// Objects of nibs.

#include "Nibs.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// In ObjCBridge, which is above this module.
extern void *objc_bridge_load_nib(void *bundle, void *name, void *owner, void *options) __attribute__((weak));

@interface NSBundle (UINibLoadingAdditions)
@end

@implementation NSBundle (UINibLoadingAdditions)

- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options {
    return objc_bridge_load_nib ? objc_bridge_load_nib(self, name, owner, options) : nil;
}

@end

@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib;
@end

@implementation NSObject (UINibLoadingAdditions)

/// For subclasses, which send it to super.
- (void)awakeFromNib {
}

@end

void *nib_object_make(const char *class_name, void *coder) {
    Class class = objc_lookUpClass(class_name);
    if (class == Nil) return NULL;
    if (coder && [class instancesRespondToSelector:@selector(initWithCoder:)]) {
        return [[class alloc] initWithCoder:(NSCoder *)coder];
    }
    return [[class alloc] init];
}

@interface NSObject (UITableViewCell)
- (id)initWithStyle:(NSInteger)style reuseIdentifier:(NSString *)identifier;
@end

void *nib_cell_make(void *class, void *identifier) {
    if (!class_isMetaClass(object_getClass((id)class))) return NULL;
    if (![(Class)class instancesRespondToSelector:@selector(initWithStyle:reuseIdentifier:)]) return NULL;
    return [[(Class)class alloc] initWithStyle:0 reuseIdentifier:(NSString *)identifier];
}

@interface NSObject (UIStoryboardSegue)
- (id)initWithIdentifier:(NSString *)identifier source:(id)source destination:(id)destination;
@end

void *nib_segue_make(const char *class_name, void *identifier, void *source, void *destination) {
    Class class = objc_lookUpClass(class_name);
    if (![class instancesRespondToSelector:@selector(initWithIdentifier:source:destination:)]) return NULL;
    return [[class alloc] initWithIdentifier:(NSString *)identifier source:(id)source destination:(id)destination];
}

void object_awake_from_nib(void *object) { [(id)object awakeFromNib]; }
