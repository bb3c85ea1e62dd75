#pragma once
#import <AssetsLibrary/ALAssetsFilter.h>
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

@class ALAsset;

typedef void (^ALAssetsGroupEnumerationResultsBlock)(ALAsset *result, NSUInteger index, BOOL *stop);

AL_EXTERN NSString *const ALAssetsGroupPropertyName;
AL_EXTERN NSString *const ALAssetsGroupPropertyType;
AL_EXTERN NSString *const ALAssetsGroupPropertyPersistentID;
AL_EXTERN NSString *const ALAssetsGroupPropertyURL;

/// An album. Since iOS 4.
@interface ALAssetsGroup : NSObject
- (id)valueForProperty:(NSString *)property;
- (CGImageRef)posterImage;
- (void)setAssetsFilter:(ALAssetsFilter *)filter;
- (NSInteger)numberOfAssets;
- (void)enumerateAssetsUsingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock;
- (void)enumerateAssetsWithOptions:(NSEnumerationOptions)options
                        usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock;
- (void)enumerateAssetsAtIndexes:(NSIndexSet *)indexSet
                         options:(NSEnumerationOptions)options
                      usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock;
@property (nonatomic, readonly, getter=isEditable) BOOL editable;
- (BOOL)addAsset:(ALAsset *)asset;
@end
