#import <Foundation/Foundation.h>

/// Writes a song of silence with tags into the device's music.
void write_song(NSString *name, int seconds, NSString *title, NSString *artist, NSString *album, NSString *track);
