@_exported import CoreGraphics

/// What stands for a sound; never 0.
public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
/// An error by its number; 0 is none.
public typealias OSStatus = Int32

/// The device vibrates instead of playing a sound.
/// - ObjC: -
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The sound that the user has chosen for alerts.
/// - ObjC: -
public let kUserPreferredAlert: SystemSoundID = 0x1000

/// Whether the sound is silent when the user has interface sounds off.
/// - ObjC: -
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// Whether the sound is played to its end though the app ends.
/// - ObjC: -
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// - ObjC: -
public let kAudioServicesNoError: OSStatus = 0
/// - ObjC: -
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// - ObjC: -
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// - ObjC: -
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// - ObjC: -
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063

/// Makes a sound of a file: 30 seconds at most; WAVE, AIFF or CAF; uncompressed, IMA 4:1, µ-law or A-law.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` for other files; standard error says why.
/// - ObjC: -
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0
    do {
        guard inFileURL.isFileURL else { throw SoundFileError("is no file") }
        outSystemSoundID.pointee = try SystemSounds.shared.create(path: inFileURL.path)
        return kAudioServicesNoError
    } catch {
        FileHandle.standardError.write(Data("AudioServices: \(inFileURL.path) \(error)\n".utf8))
        return kAudioServicesSystemSoundUnspecifiedError
    }
}

/// - ObjC: -
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.dispose(inSystemSoundID)
        ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound, or vibrates. Returns at once; numbers that are no sound's do nothing.
/// - ObjC: -
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, isAlert: false)
}

/// Plays a sound and vibrates.
/// - ObjC: -
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, isAlert: true)
}

/// Calls `completion` whenever the sound has ended, until it is taken away.
/// - ObjC: -
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ completion: @escaping @MainActor (SystemSoundID) -> Void
) {
    SystemSounds.shared.setCompletion(inSystemSoundID, completion)
}

/// - ObjC: -
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.setCompletion(inSystemSoundID, nil)
}

/// A property of a sound; nil if there is no such property or sound.
package func audioServicesProperty(_ property: AudioServicesPropertyID, of sound: SystemSoundID) -> UInt32? {
    SystemSounds.shared.sound(sound)?.properties[property]
}

package func setAudioServicesProperty(
    _ value: UInt32, _ property: AudioServicesPropertyID, of sound: SystemSoundID
) { SystemSounds.shared.set(value, property, of: sound) }
