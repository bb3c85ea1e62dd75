#import <AssetsLibrary/AssetsLibrary.h>

// ALAsset.h
NSString *const ALErrorInvalidProperty = @"ALErrorInvalidProperty";
NSString *const ALAssetPropertyType = @"ALAssetPropertyType";
NSString *const ALAssetPropertyLocation = @"ALAssetPropertyLocation";
NSString *const ALAssetPropertyDuration = @"ALAssetPropertyDuration";
NSString *const ALAssetPropertyOrientation = @"ALAssetPropertyOrientation";
NSString *const ALAssetPropertyDate = @"ALAssetPropertyDate";
NSString *const ALAssetPropertyRepresentations = @"ALAssetPropertyRepresentations";
NSString *const ALAssetPropertyURLs = @"ALAssetPropertyURLs";
NSString *const ALAssetTypePhoto = @"ALAssetTypePhoto";
NSString *const ALAssetTypeVideo = @"ALAssetTypeVideo";
NSString *const ALAssetTypeUnknown = @"ALAssetTypeUnknown";

// ALAssetsGroup.h
NSString *const ALAssetsGroupPropertyName = @"ALAssetsGroupPropertyName";
NSString *const ALAssetsGroupPropertyType = @"ALAssetsGroupPropertyType";
NSString *const ALAssetsGroupPropertyPersistentID = @"ALAssetsGroupPropertyPersistentID";
NSString *const ALAssetsGroupPropertyURL = @"ALAssetsGroupPropertyURL";

// ALAssetsLibrary.h
NSString *const ALAssetsLibraryChangedNotification = @"ALAssetsLibraryChangedNotification";
NSString *const ALAssetsLibraryErrorDomain = @"ALAssetsLibraryErrorDomain";
