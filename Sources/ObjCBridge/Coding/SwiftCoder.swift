import AppFoundation
import CObjCRuntime
import UIKit

/// A Swift coder where Objective-C has an NSCoder: the archive of an object in a nib.
enum SwiftCoder {
    /// The existing stand-ins, so that there is one for each coder.
    nonisolated(unsafe) private static var standIns: [UnsafeMutableRawPointer: ObjCObject] = [:]
    private static let lock = NSLock()

    /// The stand-in of a coder, autoreleased.
    static func standIn(for coder: NSCoder) -> ObjCObject {
        let pointer = Unmanaged.passUnretained(coder).toOpaque()
        lock.lock()
        defer { lock.unlock() }
        if let known = standIns[pointer] { return object_autorelease(object_retain(known)) ?? known }
        let made = swift_coder_make(Unmanaged.passRetained(coder).toOpaque(), members)
        standIns[pointer] = made
        return object_autorelease(made) ?? made
    }

    private static func coder(_ content: UnsafeMutableRawPointer) -> NSCoder {
        Unmanaged<NSCoder>.fromOpaque(content).takeUnretainedValue()
    }

    private static func text(_ key: ObjCObject) -> String { String.fromObjectiveC(key) ?? "" }

    /// Bytes that live as long as the autorelease pool.
    private static func bytes(
        of coder: NSCoder, forKey key: String, count: UnsafeMutablePointer<Int>
    ) -> UnsafePointer<UInt8>? {
        let data = coder.withDecodedUnsafeBytes(forKey: key) { bytes in
            bytes.map { foundation_data($0.baseAddress, $0.count) }
        }
        guard let data else { return nil }
        return foundation_data_bytes(data, count)?.assumingMemoryBound(to: UInt8.self)
    }

    private static func decode(
        _ coder: NSCoder, _ key: String, _ kind: CoderStructure, _ place: UnsafeMutableRawPointer
    ) {
        switch kind {
        case CoderStructurePoint: place.storeBytes(of: ObjCPoint(coder.decodeCGPoint(forKey: key)), as: ObjCPoint.self)
        case CoderStructureSize: place.storeBytes(of: ObjCSize(coder.decodeCGSize(forKey: key)), as: ObjCSize.self)
        case CoderStructureRect: place.storeBytes(of: ObjCRect(coder.decodeCGRect(forKey: key)), as: ObjCRect.self)
        case CoderStructureAffineTransform:
            place.storeBytes(
                of: ObjCAffineTransform(coder.decodeCGAffineTransform(forKey: key)), as: ObjCAffineTransform.self)
        default:
            place.storeBytes(of: ObjCEdgeInsets(coder.decodeUIEdgeInsets(forKey: key)), as: ObjCEdgeInsets.self)
        }
    }

    private static func encode(_ coder: NSCoder, _ key: String, _ kind: CoderStructure, _ place: UnsafeRawPointer) {
        switch kind {
        case CoderStructurePoint: coder.encode(place.load(as: ObjCPoint.self).swift, forKey: key)
        case CoderStructureSize: coder.encode(place.load(as: ObjCSize.self).swift, forKey: key)
        case CoderStructureRect: coder.encode(place.load(as: ObjCRect.self).swift, forKey: key)
        case CoderStructureAffineTransform: coder.encode(place.load(as: ObjCAffineTransform.self).swift, forKey: key)
        default: coder.encode(place.load(as: ObjCEdgeInsets.self).swift, forKey: key)
        }
    }

    private nonisolated(unsafe) static let members: UnsafePointer<SwiftCoderMembers> = {
        let place = UnsafeMutablePointer<SwiftCoderMembers>.allocate(capacity: 1)
        place.initialize(
            to: SwiftCoderMembers(
                is_keyed: { coder($0).allowsKeyedCoding },
                contains: { coder($0).containsValue(forKey: text($1)) },
                decode_object: { objectiveCAny(coder($0).decodeObject(forKey: text($1))) },
                decode_bool: { coder($0).decodeBool(forKey: text($1)) },
                decode_integer: { coder($0).decodeInt64(forKey: text($1)) },
                decode_float: { coder($0).decodeFloat(forKey: text($1)) },
                decode_double: { coder($0).decodeDouble(forKey: text($1)) },
                decode_bytes: { bytes(of: coder($0), forKey: text($1), count: $2) },
                decode_structure: { content, key, kind, numbers in
                    decode(coder(content), text(key), kind, UnsafeMutableRawPointer(numbers))
                },
                encode_structure: { content, numbers, kind, key in
                    encode(coder(content), text(key), kind, UnsafeRawPointer(numbers))
                },
                encode_object: { content, object, isConditional, key in
                    let value = swiftAny(object)
                    if isConditional {
                        coder(content).encodeConditionalObject(value, forKey: text(key))
                    } else {
                        coder(content).encode(value, forKey: text(key))
                    }
                },
                encode_bool: { coder($0).encode($1, forKey: text($2)) },
                encode_int32: { coder($0).encode($1, forKey: text($2)) },
                encode_integer: { coder($0).encode($1, forKey: text($2)) },
                encode_float: { coder($0).encode($1, forKey: text($2)) },
                encode_double: { coder($0).encode($1, forKey: text($2)) },
                encode_bytes: { coder($0).encodeBytes($1, length: $2, forKey: text($3)) },
                release: { content in
                    lock.lock()
                    standIns[content] = nil
                    lock.unlock()
                    Unmanaged<NSCoder>.fromOpaque(content).release()
                }))
        return UnsafePointer(place)
    }()
}

/// The NSCoder for a Swift coder: the very one that it stands for, or a stand-in.
func objectiveCCoder(_ coder: NSCoder?) -> ObjCObject? {
    guard let coder else { return nil }
    if let foreign = coder as? ForeignCoder { return foreign.object }
    return SwiftCoder.standIn(for: coder)
}
