#pragma once
#import <Foundation/Foundation.h>

// The device's photo library, by the bridge (ObjCBridge/CFunctions/PhotoAlbums.swift tells what the dictionaries have).
extern NSArray *device_photo_albums(void);
extern NSDictionary *device_photo_add(NSData *data, NSString *kind, NSError *__autoreleasing *error);
extern NSDictionary *device_film_add(NSString *path, NSError *__autoreleasing *error);
extern bool device_album_add(NSString *name);
extern bool device_album_add_file(NSString *name, NSString *path);
extern void device_photos_observe(void (*changed)(void));
