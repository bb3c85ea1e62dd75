// Uniform type identifiers: what kind of thing a file or a piece of data is.
#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define __UTTYPE__
#import <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

#ifdef __cplusplus
extern "C" {
#endif

/// Keys of a bundle's Info.plist: arrays of the declarations of types that it brings, or knows of.
extern const CFStringRef kUTExportedTypeDeclarationsKey;
extern const CFStringRef kUTImportedTypeDeclarationsKey;
/// Keys of a declaration.
extern const CFStringRef kUTTypeIdentifierKey;
extern const CFStringRef kUTTypeTagSpecificationKey;
extern const CFStringRef kUTTypeConformsToKey;
extern const CFStringRef kUTTypeDescriptionKey;
extern const CFStringRef kUTTypeIconFileKey;
extern const CFStringRef kUTTypeReferenceURLKey;
extern const CFStringRef kUTTypeVersionKey;

extern const CFStringRef kUTTagClassFilenameExtension;
extern const CFStringRef kUTTagClassMIMEType;
/// Has no tags here.
extern const CFStringRef kUTTagClassNSPboardType;
/// Has no tags here.
extern const CFStringRef kUTTagClassOSType;

extern const CFStringRef kUTTypeItem;
extern const CFStringRef kUTTypeContent;
extern const CFStringRef kUTTypeCompositeContent;
extern const CFStringRef kUTTypeApplication;
extern const CFStringRef kUTTypeMessage;
extern const CFStringRef kUTTypeContact;
extern const CFStringRef kUTTypeArchive;
extern const CFStringRef kUTTypeDiskImage;
extern const CFStringRef kUTTypeData;
extern const CFStringRef kUTTypeDirectory;
extern const CFStringRef kUTTypeResolvable;
extern const CFStringRef kUTTypeSymLink;
extern const CFStringRef kUTTypeMountPoint;
extern const CFStringRef kUTTypeAliasFile;
extern const CFStringRef kUTTypeAliasRecord;
extern const CFStringRef kUTTypeURL;
extern const CFStringRef kUTTypeFileURL;
extern const CFStringRef kUTTypeText;
extern const CFStringRef kUTTypePlainText;
extern const CFStringRef kUTTypeUTF8PlainText;
extern const CFStringRef kUTTypeUTF16ExternalPlainText;
extern const CFStringRef kUTTypeUTF16PlainText;
extern const CFStringRef kUTTypeRTF;
extern const CFStringRef kUTTypeHTML;
extern const CFStringRef kUTTypeXML;
extern const CFStringRef kUTTypeSourceCode;
extern const CFStringRef kUTTypeCSource;
extern const CFStringRef kUTTypeObjectiveCSource;
extern const CFStringRef kUTTypeCPlusPlusSource;
extern const CFStringRef kUTTypeObjectiveCPlusPlusSource;
extern const CFStringRef kUTTypeCHeader;
extern const CFStringRef kUTTypeCPlusPlusHeader;
extern const CFStringRef kUTTypeJavaSource;
extern const CFStringRef kUTTypePDF;
extern const CFStringRef kUTTypeRTFD;
extern const CFStringRef kUTTypeFlatRTFD;
extern const CFStringRef kUTTypeTXNTextAndMultimediaData;
extern const CFStringRef kUTTypeWebArchive;
extern const CFStringRef kUTTypeImage;
extern const CFStringRef kUTTypeJPEG;
extern const CFStringRef kUTTypeJPEG2000;
extern const CFStringRef kUTTypeTIFF;
extern const CFStringRef kUTTypePICT;
extern const CFStringRef kUTTypeGIF;
extern const CFStringRef kUTTypePNG;
extern const CFStringRef kUTTypeQuickTimeImage;
extern const CFStringRef kUTTypeAppleICNS;
extern const CFStringRef kUTTypeBMP;
extern const CFStringRef kUTTypeICO;
extern const CFStringRef kUTTypeAudiovisualContent;
extern const CFStringRef kUTTypeMovie;
extern const CFStringRef kUTTypeVideo;
extern const CFStringRef kUTTypeAudio;
extern const CFStringRef kUTTypeQuickTimeMovie;
extern const CFStringRef kUTTypeMPEG;
extern const CFStringRef kUTTypeMPEG4;
extern const CFStringRef kUTTypeMP3;
extern const CFStringRef kUTTypeMPEG4Audio;
extern const CFStringRef kUTTypeAppleProtectedMPEG4Audio;
extern const CFStringRef kUTTypeFolder;
extern const CFStringRef kUTTypeVolume;
extern const CFStringRef kUTTypePackage;
extern const CFStringRef kUTTypeBundle;
extern const CFStringRef kUTTypeFramework;
extern const CFStringRef kUTTypeApplicationBundle;
extern const CFStringRef kUTTypeApplicationFile;
extern const CFStringRef kUTTypeVCard;
extern const CFStringRef kUTTypeInkText;

/// The type of a tag, such as the file name extension "png"; one that begins with "dyn." stands for an unknown tag. The caller
/// owns it.
CFStringRef UTTypeCreatePreferredIdentifierForTag(CFStringRef tagClass, CFStringRef tag, CFStringRef conformingTo);
/// All types of a tag, as strings. The caller owns the array.
CFArrayRef UTTypeCreateAllIdentifiersForTag(CFStringRef tagClass, CFStringRef tag, CFStringRef conformingTo);
/// The usual extension or MIME type of a type, or NULL. The caller owns it.
CFStringRef UTTypeCopyPreferredTagWithClass(CFStringRef uti, CFStringRef tagClass);
Boolean UTTypeEqual(CFStringRef uti1, CFStringRef uti2);
/// Whether everything of one type is of the other, too.
Boolean UTTypeConformsTo(CFStringRef uti, CFStringRef conformingTo);
/// A name for people, in English, or NULL. The caller owns it.
CFStringRef UTTypeCopyDescription(CFStringRef uti);
/// The declaration of a type: the app's own from its Info.plist, or the system's. NULL if there is none. The caller owns it.
CFDictionaryRef UTTypeCopyDeclaration(CFStringRef uti);
/// The bundle whose Info.plist declares the type: the app's; NULL for those of the system. The caller owns it.
CFURLRef UTTypeCopyDeclaringBundleURL(CFStringRef uti);

#ifdef __cplusplus
}
#endif

CF_IMPLICIT_BRIDGING_DISABLED
