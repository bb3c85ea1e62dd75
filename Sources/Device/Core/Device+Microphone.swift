import AudioToolbox
import DeviceLink

/// What apps hear by the device's microphone.
extension Device {
    package var microphoneSource: MicrophoneSource { microphone.source }
    /// The path of the file that it hears; nil for another source.
    package var microphoneFile: String? { microphone.path }
    /// Whether an app listens.
    package var isMicrophoneInUse: Bool { microphone.isInUse }

    /// Gives the microphone something to hear.
    ///
    /// - Parameter file: Of `.file`: WAVE, AIFF or Core Audio Format, uncompressed or as IMA 4:1, µ-law or A-law. It is heard
    ///   once, from now on if an app listens, else as soon as one does.
    /// - Throws: `unsuitedModel` for a model without a microphone, `badMedia` for a file that cannot be read.
    public func setMicrophone(_ source: MicrophoneSource, file: String?) throws {
        guard model.capabilities.contains(.microphone) else {
            throw DeviceError(.unsuitedModel, "The \(model.name) has no microphone: choose another model.")
        }
        guard source == .file, let file else {
            microphone.hear(source == .file ? .off : source)
            return
        }
        do {
            microphone.hear(.file, try SoundFile(path: file), path: file)
        } catch {
            throw DeviceError(
                .badMedia, "The file \(file) \(error). Give a WAVE, AIFF or Core Audio file of linear samples.")
        }
    }

    /// Takes samples of one channel that a page hears: 48,000 a second.
    package func hear(_ samples: [Int16]) { microphone.take(samples) }

    // MARK: The apps

    func session(_ session: AppSession, didOpenInput memory: OwnedDescriptor) {
        do {
            try microphone.add(session, memory)
        } catch {
            session.fail("sent the device a message that it refuses: \(error)")
        }
    }

    func session(_ session: AppSession, listens isListening: Bool) {
        session.listens = isListening
        microphone.setListening(isListening, session)
        if !isListening { suspendIfIdle(session) }
    }
}
