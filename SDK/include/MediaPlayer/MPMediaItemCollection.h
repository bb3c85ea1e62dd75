#pragma once
#import <MediaPlayer/MPMediaItem.h>

@interface MPMediaItemCollection : MPMediaEntity
+ (MPMediaItemCollection *)collectionWithItems:(NSArray *)items;
- (id)initWithItems:(NSArray *)items;
@property (nonatomic, readonly) NSArray *items;
@property (nonatomic, readonly) MPMediaItem *representativeItem;
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) MPMediaType mediaTypes;
@end
