import Foundation

/// Samples that stand one by one in a file, as numbers of 16 bits.
enum LinearDecoder {
    static func decode(_ bytes: Data, _ format: SoundFormat) -> [Int16] {
        let width = format.bits / 8
        let count = bytes.count / width
        var samples: [Int16] = []
        samples.reserveCapacity(count)
        bytes.withUnsafeBytes { raw in
            for index in 0..<count {
                let sample = UnsafeRawBufferPointer(rebasing: raw[index * width..<(index + 1) * width])
                samples.append(decode(sample, format.coding))
            }
        }
        return samples
    }

    private static func decode(_ sample: UnsafeRawBufferPointer, _ coding: SoundFormat.Coding) -> Int16 {
        switch coding {
        case .integer(let isBigEndian, let isSigned):
            // The two highest bytes count.
            let high = isBigEndian ? sample[0] : sample[sample.count - 1]
            guard sample.count > 1 else { return Int16(bitPattern: UInt16(isSigned ? high : high ^ 0x80) << 8) }
            let low = isBigEndian ? sample[1] : sample[sample.count - 2]
            return Int16(bitPattern: UInt16(high) << 8 | UInt16(low))
        case .float(let isBigEndian):
            let value: Double
            if sample.count == 4 {
                let bits = sample.loadUnaligned(as: UInt32.self)
                value = Double(Float(bitPattern: isBigEndian ? bits.bigEndian : bits))
            } else {
                let bits = sample.loadUnaligned(as: UInt64.self)
                value = Double(bitPattern: isBigEndian ? bits.bigEndian : bits)
            }
            return value.isNaN ? 0 : Int16(min(max(value, -1), 1) * 32767)
        case .muLaw: return muLaw(sample[0])
        case .aLaw: return aLaw(sample[0])
        case .ima4: return 0
        }
    }

    /// G.711.
    private static func muLaw(_ byte: UInt8) -> Int16 {
        let bits = ~byte
        let magnitude = ((Int(bits & 0x0F) << 3) + 0x84) << Int(bits >> 4 & 7)
        return Int16(bits & 0x80 != 0 ? 0x84 - magnitude : magnitude - 0x84)
    }

    private static func aLaw(_ byte: UInt8) -> Int16 {
        let bits = byte ^ 0x55
        let exponent = Int(bits >> 4 & 7)
        let mantissa = Int(bits & 0x0F) << 4
        let magnitude = exponent == 0 ? mantissa + 8 : (mantissa + 0x108) << (exponent - 1)
        return Int16(bits & 0x80 != 0 ? magnitude : -magnitude)
    }
}
