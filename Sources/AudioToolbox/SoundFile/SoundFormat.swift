/// How a sound's samples are written.
package struct SoundFormat: Hashable, Sendable {
    package enum Coding: Hashable, Sendable {
        /// Whole numbers; of 8 bits with or without a sign.
        case integer(isBigEndian: Bool, isSigned: Bool)
        case float(isBigEndian: Bool)
        case ima4
        case muLaw
        case aLaw
    }

    package var coding: Coding
    /// Frames a second.
    package var sampleRate: Double
    package var channels: Int
    /// Of one sample: 8, 16, 24 or 32, for floating point 32 or 64. Without meaning for IMA 4:1.
    package var bits: Int

    /// An IMA packet holds 64 samples of one channel in 34 bytes.
    package var framesPerPacket: Int { coding == .ima4 ? 64 : 1 }
    package var bytesPerPacket: Int { coding == .ima4 ? 34 * channels : bits / 8 * channels }

    func checked() throws -> SoundFormat {
        guard (1...8).contains(channels) else { throw SoundFileError("has \(channels) channels") }
        guard sampleRate.isFinite, (100...400_000).contains(sampleRate) else {
            throw SoundFileError("has a sample rate of \(sampleRate)")
        }
        let known =
            switch coding {
            case .integer: [8, 16, 24, 32]
            case .float: [32, 64]
            case .muLaw, .aLaw: [8]
            case .ima4: [bits]
            }
        guard known.contains(bits) else { throw SoundFileError("has samples of \(bits) bits") }
        return self
    }
}
