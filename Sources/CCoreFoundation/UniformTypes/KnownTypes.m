// The uniform types that the system knows.

#include "UniformTypes/UniformTypes.h"

const CFStringRef kUTTypeItem = CFSTR("public.item");
const CFStringRef kUTTypeContent = CFSTR("public.content");
const CFStringRef kUTTypeCompositeContent = CFSTR("public.composite-content");
const CFStringRef kUTTypeData = CFSTR("public.data");
const CFStringRef kUTTypeDiskImage = CFSTR("public.disk-image");
const CFStringRef kUTTypeMessage = CFSTR("public.message");
const CFStringRef kUTTypeContact = CFSTR("public.contact");
const CFStringRef kUTTypeArchive = CFSTR("public.archive");
const CFStringRef kUTTypeDirectory = CFSTR("public.directory");
const CFStringRef kUTTypeFolder = CFSTR("public.folder");
const CFStringRef kUTTypeResolvable = CFSTR("com.apple.resolvable");
const CFStringRef kUTTypeSymlink = CFSTR("public.symlink");
const CFStringRef kUTTypeMountPoint = CFSTR("com.apple.mount-point");
const CFStringRef kUTTypeAliasFile = CFSTR("com.apple.alias-file");
const CFStringRef kUTTypeAliasRecord = CFSTR("com.apple.alias-record");
const CFStringRef kUTTypeURL = CFSTR("public.url");
const CFStringRef kUTTypeFileURL = CFSTR("public.file-url");
const CFStringRef kUTTypeText = CFSTR("public.text");
const CFStringRef kUTTypePlainText = CFSTR("public.plain-text");
const CFStringRef kUTTypeUTF8PlainText = CFSTR("public.utf8-plain-text");
const CFStringRef kUTTypeUTF16ExternalPlainText = CFSTR("public.utf16-external-plain-text");
const CFStringRef kUTTypeUTF16PlainText = CFSTR("public.utf16-plain-text");
const CFStringRef kUTTypeRTF = CFSTR("public.rtf");
const CFStringRef kUTTypeHTML = CFSTR("public.html");
const CFStringRef kUTTypeXML = CFSTR("public.xml");
const CFStringRef kUTTypeSourceCode = CFSTR("public.source-code");
const CFStringRef kUTTypeCSource = CFSTR("public.c-source");
const CFStringRef kUTTypeObjectiveCSource = CFSTR("public.objective-c-source");
const CFStringRef kUTTypeCPlusPlusSource = CFSTR("public.c-plus-plus-source");
const CFStringRef kUTTypeObjectiveCPlusPlusSource = CFSTR("public.objective-c-plus-plus-source");
const CFStringRef kUTTypeCHeader = CFSTR("public.c-header");
const CFStringRef kUTTypeCPlusPlusHeader = CFSTR("public.c-plus-plus-header");
const CFStringRef kUTTypeJavaSource = CFSTR("com.sun.java-source");
const CFStringRef kUTTypePDF = CFSTR("com.adobe.pdf");
const CFStringRef kUTTypeRTFD = CFSTR("com.apple.rtfd");
const CFStringRef kUTTypeFlatRTFD = CFSTR("com.apple.flat-rtfd");
const CFStringRef kUTTypeTXNTextAndMultimediaData = CFSTR("com.apple.txn.text-multimedia-data");
const CFStringRef kUTTypeWebArchive = CFSTR("com.apple.webarchive");
const CFStringRef kUTTypeImage = CFSTR("public.image");
const CFStringRef kUTTypeJPEG = CFSTR("public.jpeg");
const CFStringRef kUTTypeJPEG2000 = CFSTR("public.jpeg-2000");
const CFStringRef kUTTypeTIFF = CFSTR("public.tiff");
const CFStringRef kUTTypePICT = CFSTR("com.apple.pict");
const CFStringRef kUTTypeGIF = CFSTR("com.compuserve.gif");
const CFStringRef kUTTypePNG = CFSTR("public.png");
const CFStringRef kUTTypeQuickTimeImage = CFSTR("com.apple.quicktime-image");
const CFStringRef kUTTypeAppleICNS = CFSTR("com.apple.icns");
const CFStringRef kUTTypeBMP = CFSTR("com.microsoft.bmp");
const CFStringRef kUTTypeICO = CFSTR("com.microsoft.ico");
const CFStringRef kUTTypeAudiovisualContent = CFSTR("public.audiovisual-content");
const CFStringRef kUTTypeMovie = CFSTR("public.movie");
const CFStringRef kUTTypeVideo = CFSTR("public.video");
const CFStringRef kUTTypeAudio = CFSTR("public.audio");
const CFStringRef kUTTypeQuickTimeMovie = CFSTR("com.apple.quicktime-movie");
const CFStringRef kUTTypeMPEG = CFSTR("public.mpeg");
const CFStringRef kUTTypeMPEG4 = CFSTR("public.mpeg-4");
const CFStringRef kUTTypeMP3 = CFSTR("public.mp3");
const CFStringRef kUTTypeMPEG4Audio = CFSTR("public.mpeg-4-audio");
const CFStringRef kUTTypeAppleProtectedMPEG4Audio = CFSTR("com.apple.protected-mpeg-4-audio");
const CFStringRef kUTTypeVCard = CFSTR("public.vcard");
const CFStringRef kUTTypeDatabase = CFSTR("public.database");
const CFStringRef kUTTypeInkText = CFSTR("com.apple.ink.inktext");
const CFStringRef kUTTypeBundle = CFSTR("com.apple.bundle");
const CFStringRef kUTTypePackage = CFSTR("com.apple.package");
const CFStringRef kUTTypeFramework = CFSTR("com.apple.framework");
const CFStringRef kUTTypeApplicationBundle = CFSTR("com.apple.application-bundle");
const CFStringRef kUTTypeApplication = CFSTR("com.apple.application");

const UniformType uniform_types[] = {
    {"public.item", "", "", "", ""},
    {"public.content", "", "", "", ""},
    {"public.composite-content", "public.content", "", "", ""},
    {"public.data", "public.item", "", "", ""},
    {"public.disk-image", "public.data", "", "", ""},
    {"public.message", "", "", "", ""},
    {"public.contact", "", "", "", ""},
    {"public.archive", "public.data", "", "", ""},
    {"public.directory", "public.item", "", "", ""},
    {"public.folder", "public.directory", "", "", ""},
    {"com.apple.resolvable", "", "", "", ""},
    {"public.symlink", "public.item com.apple.resolvable", "", "", ""},
    {"com.apple.mount-point", "public.item com.apple.resolvable", "", "", ""},
    {"com.apple.alias-file", "public.data com.apple.resolvable", "", "", ""},
    {"com.apple.alias-record", "public.data com.apple.resolvable", "", "", ""},
    {"public.url", "public.data", "", "text/uri-list", "URL"},
    {"public.file-url", "public.url", "", "", ""},
    {"public.text", "public.data public.content", "", "", "text"},
    {"public.plain-text", "public.text", "txt text", "text/plain", "text document"},
    {"public.utf8-plain-text", "public.plain-text", "", "text/plain;charset=utf-8", ""},
    {"public.utf16-external-plain-text", "public.plain-text", "", "text/plain;charset=utf-16", ""},
    {"public.utf16-plain-text", "public.plain-text", "", "", ""},
    {"public.rtf", "public.text", "rtf", "text/rtf application/rtf", "rich text document"},
    {"public.html", "public.text", "html htm shtml shtm", "text/html", "HTML document"},
    {"public.xml", "public.text", "xml", "text/xml application/xml", "XML document"},
    {"public.source-code", "public.plain-text", "", "", "source code"},
    {"public.c-source", "public.source-code", "c", "", "C source code"},
    {"public.objective-c-source", "public.source-code", "m", "", "Objective-C source code"},
    {"public.c-plus-plus-source", "public.source-code", "cpp cp cc cxx c++", "", "C++ source code"},
    {"public.objective-c-plus-plus-source", "public.source-code", "mm", "", "Objective-C++ source code"},
    {"public.c-header", "public.source-code", "h", "", "C header"},
    {"public.c-plus-plus-header", "public.source-code", "hpp h++ hxx", "", "C++ header"},
    {"com.sun.java-source", "public.source-code", "java jav", "", "Java source code"},
    {"com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf", "PDF document"},
    {"com.apple.rtfd", "com.apple.package public.composite-content", "rtfd", "", "rich text with attachments"},
    {"com.apple.flat-rtfd", "public.data public.composite-content", "", "", ""},
    {"com.apple.txn.text-multimedia-data", "public.data public.composite-content", "", "", ""},
    {"com.apple.webarchive", "public.data public.composite-content", "webarchive", "application/x-webarchive", "web archive"},
    {"public.image", "public.data public.content", "", "", "image"},
    {"public.jpeg", "public.image", "jpg jpeg jpe", "image/jpeg image/jpg", "JPEG image"},
    {"public.jpeg-2000", "public.image", "jp2 jpf jpx j2k", "image/jp2", "JPEG 2000 image"},
    {"public.tiff", "public.image", "tif tiff", "image/tiff", "TIFF image"},
    {"com.apple.pict", "public.image", "pict pct pic", "image/pict", "PICT image"},
    {"com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"},
    {"public.png", "public.image", "png", "image/png", "PNG image"},
    {"com.apple.quicktime-image", "public.image", "qtif qti", "image/x-quicktime", "QuickTime image"},
    {"com.apple.icns", "public.image", "icns", "", "icon image"},
    {"com.microsoft.bmp", "public.image", "bmp dib", "image/bmp", "Windows bitmap image"},
    {"com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon image/x-icon", "Windows icon image"},
    {"public.audiovisual-content", "public.data public.content", "", "", ""},
    {"public.movie", "public.audiovisual-content", "", "", "movie"},
    {"public.video", "public.movie", "", "", "video"},
    {"public.audio", "public.audiovisual-content", "", "", "audio"},
    {"com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime", "QuickTime movie"},
    {"public.mpeg", "public.movie", "mpg mpeg m75 m15", "video/mpeg", "MPEG movie"},
    {"public.mpeg-4", "public.movie", "mp4", "video/mp4", "MPEG-4 movie"},
    {"public.mp3", "public.audio", "mp3 mpga", "audio/mpeg audio/mp3", "MP3 audio"},
    {"public.mpeg-4-audio", "public.mpeg-4 public.audio", "m4a", "audio/mp4 audio/x-m4a", "MPEG-4 audio"},
    {"com.apple.protected-mpeg-4-audio", "public.audio", "m4p", "audio/x-m4p", "protected MPEG-4 audio"},
    {"public.vcard", "public.text public.contact", "vcf vcard", "text/vcard text/x-vcard", "vCard"},
    {"public.database", "", "", "", ""},
    {"com.apple.ink.inktext", "public.data", "", "", ""},
    {"com.apple.bundle", "public.directory", "", "", ""},
    {"com.apple.package", "public.directory", "", "", ""},
    {"com.apple.framework", "com.apple.bundle", "framework", "", "framework"},
    {"com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app", "", "application"},
    {"com.apple.application", "", "", "", "application"},
    {"public.comma-separated-values-text", "public.text", "csv", "text/csv text/comma-separated-values", "CSV document"},
    {"com.netscape.javascript-source", "public.source-code", "js", "text/javascript application/javascript", "JavaScript source code"},
    {"public.css", "public.text", "css", "text/css", "style sheet"},
    {"com.pkware.zip-archive", "public.archive", "zip", "application/zip application/x-zip-compressed", "ZIP archive"},
    {"org.gnu.gnu-zip-archive", "public.archive", "gz gzip", "application/x-gzip application/gzip", "gzip archive"},
    {"public.tar-archive", "public.archive", "tar", "application/x-tar", "tar archive"},
    {"com.apple.property-list", "public.data", "plist", "", "property list"},
    {"public.json", "public.text", "json", "application/json", "JSON document"},
    {"com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/x-wav audio/wav audio/vnd.wave", "waveform audio"},
    {"public.aiff-audio", "public.audio", "aif aiff", "audio/aiff audio/x-aiff", "AIFF audio"},
    {"public.aifc-audio", "public.audio", "aifc", "audio/aiff", "AIFF-C audio"},
    {"com.apple.coreaudio-format", "public.audio", "caf", "audio/x-caf", "CoreAudio format"},
    {"public.avi", "public.movie", "avi", "video/avi video/x-msvideo", "AVI movie"},
    {"public.3gpp", "public.movie", "3gp 3gpp", "video/3gpp", "3GPP movie"},
    {"com.apple.m4v-video", "public.movie", "m4v", "video/x-m4v", "video"},
    {"com.microsoft.word.doc", "public.data", "doc", "application/msword", "Word document"},
    {"com.microsoft.excel.xls", "public.data", "xls", "application/vnd.ms-excel", "Excel document"},
    {"com.microsoft.powerpoint.ppt", "public.data", "ppt", "application/vnd.ms-powerpoint", "PowerPoint document"},
    {"public.svg-image", "public.image", "svg", "image/svg+xml", "SVG image"},
    {"public.rss", "public.xml", "rss", "application/rss+xml", "RSS feed"},
    {"public.email-message", "public.data public.message", "eml", "message/rfc822", "e-mail message"},
};

const size_t uniform_type_count = sizeof uniform_types / sizeof uniform_types[0];
