#pragma once

// Copying, moving, linking and removing items with all that is in them; the manager's delegate is asked about each.

#import <Foundation/Foundation.h>

// Each returns NO, and why in `errno`, if it could not do all and the delegate did not want to go on.

BOOL copy_tree(NSFileManager *manager, NSString *from, NSString *to);
BOOL move_tree(NSFileManager *manager, NSString *from, NSString *to);
BOOL link_tree(NSFileManager *manager, NSString *from, NSString *to);
BOOL remove_tree(NSFileManager *manager, NSString *path);

/// True if the delegate leaves the item out, or wants to go on after the obstacle of that number at its new place.
/// - does: the function of this header that would do it.
BOOL may_go_on(BOOL (*does)(NSFileManager *, NSString *, NSString *), NSFileManager *manager, NSString *from, NSString *to,
               int number);
