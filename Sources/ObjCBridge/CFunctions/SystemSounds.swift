import AudioToolbox
import CObjCRuntime
import UIKit

// AudioToolbox's system sounds.

@_cdecl("AudioServicesCreateSystemSoundID")
public func c_AudioServicesCreateSystemSoundID(
    _ url: UnsafeMutableRawPointer?, _ sound: UnsafeMutablePointer<UInt32>?
) -> Int32 {
    guard let sound, let url = swift(url, as: URL.self) else { return kAudioServicesSystemSoundUnspecifiedError }
    return AudioServicesCreateSystemSoundID(url, sound)
}

@_cdecl("AudioServicesDisposeSystemSoundID")
public func c_AudioServicesDisposeSystemSoundID(_ sound: UInt32) -> Int32 { AudioServicesDisposeSystemSoundID(sound) }

@_cdecl("AudioServicesPlaySystemSound")
public func c_AudioServicesPlaySystemSound(_ sound: UInt32) { AudioServicesPlaySystemSound(sound) }

@_cdecl("AudioServicesPlayAlertSound")
public func c_AudioServicesPlayAlertSound(_ sound: UInt32) { AudioServicesPlayAlertSound(sound) }

@_cdecl("AudioServicesAddSystemSoundCompletion")
public func c_AudioServicesAddSystemSoundCompletion(
    _ sound: UInt32, _ runLoop: UnsafeMutableRawPointer?, _ mode: UnsafeMutableRawPointer?,
    _ function: (@convention(c) (UInt32, UnsafeMutableRawPointer?) -> Void)?, _ clientData: UnsafeMutableRawPointer?
) -> Int32 {
    guard let function else { return kAudioServicesSystemSoundUnspecifiedError }
    nonisolated(unsafe) let data = clientData
    AudioServicesAddSystemSoundCompletion(sound) { function($0, data) }
    return kAudioServicesNoError
}

@_cdecl("AudioServicesRemoveSystemSoundCompletion")
public func c_AudioServicesRemoveSystemSoundCompletion(_ sound: UInt32) {
    AudioServicesRemoveSystemSoundCompletion(sound)
}

@_cdecl("AudioServicesGetPropertyInfo")
public func c_AudioServicesGetPropertyInfo(
    _ property: UInt32, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?, _ size: UnsafeMutablePointer<UInt32>?,
    _ isWritable: UnsafeMutablePointer<UInt8>?
) -> Int32 {
    guard property == kAudioServicesPropertyIsUISound || property == kAudioServicesPropertyCompletePlaybackIfAppDies
    else { return kAudioServicesUnsupportedPropertyError }
    size?.pointee = 4
    isWritable?.pointee = 1
    return kAudioServicesNoError
}

@_cdecl("AudioServicesGetProperty")
public func c_AudioServicesGetProperty(
    _ property: UInt32, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?, _ size: UnsafeMutablePointer<UInt32>?,
    _ value: UnsafeMutableRawPointer?
) -> Int32 {
    guard specifierSize == 4, let specifier else { return kAudioServicesBadSpecifierSizeError }
    guard let size, let value, size.pointee >= 4 else { return kAudioServicesBadPropertySizeError }
    let sound = specifier.loadUnaligned(as: UInt32.self)
    guard let found = audioServicesProperty(property, of: sound) else { return kAudioServicesUnsupportedPropertyError }
    value.storeBytes(of: found, as: UInt32.self)
    size.pointee = 4
    return kAudioServicesNoError
}

@_cdecl("AudioServicesSetProperty")
public func c_AudioServicesSetProperty(
    _ property: UInt32, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?, _ size: UInt32,
    _ value: UnsafeRawPointer?
) -> Int32 {
    guard specifierSize == 4, let specifier else { return kAudioServicesBadSpecifierSizeError }
    guard size == 4, let value else { return kAudioServicesBadPropertySizeError }
    let sound = specifier.loadUnaligned(as: UInt32.self)
    guard audioServicesProperty(property, of: sound) != nil else { return kAudioServicesUnsupportedPropertyError }
    setAudioServicesProperty(value.loadUnaligned(as: UInt32.self), property, of: sound)
    return kAudioServicesNoError
}
