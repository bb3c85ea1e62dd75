#pragma once

// Copying, moving, linking and removing items with their contents; the manager's delegate is asked about each item.

#import <Foundation/Foundation.h>

// Each function returns NO, with `errno` set, if an item failed and the delegate did not want to proceed.

BOOL copy_tree(NSFileManager *manager, NSString *from, NSString *to);
BOOL move_tree(NSFileManager *manager, NSString *from, NSString *to);
BOOL link_tree(NSFileManager *manager, NSString *from, NSString *to);
BOOL remove_tree(NSFileManager *manager, NSString *path);

/// True if the delegate skips the item, or wants to proceed after this `errno` at the destination.
/// - does: the function of this header for the operation.
BOOL may_go_on(BOOL (*does)(NSFileManager *, NSString *, NSString *), NSFileManager *manager, NSString *from, NSString *to,
               int number);
