import CObjCRuntime
import UIKit

// Data providers and data consumers.

private typealias ReleaseInfo = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// `CGDataProviderSequentialCallbacks` as C lays it out.
private struct SequentialCallbacks {
    var version: UInt32
    var getBytes: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int)?
    var skipForward: (@convention(c) (UnsafeMutableRawPointer?, Int64) -> Int64)?
    var rewind: ReleaseInfo?
    var releaseInfo: ReleaseInfo?

    var swift: CGDataProviderSequentialCallbacks {
        let (getBytes, skip, rewind, release) = (getBytes, skipForward, rewind, releaseInfo)
        return CGDataProviderSequentialCallbacks(
            version: version, getBytes: getBytes.map { function in { function($0, $1, $2) } },
            skipForward: skip.map { function in { function($0, $1) } },
            rewind: rewind.map { function in { function($0) } },
            releaseInfo: release.map { function in { function($0) } })
    }
}

/// `CGDataProviderDirectCallbacks` as C lays it out.
private struct DirectCallbacks {
    var version: UInt32
    var getBytePointer: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
    var releaseBytePointer: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?
    var getBytesAtPosition: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int64, Int) -> Int)?
    var releaseInfo: ReleaseInfo?

    var swift: CGDataProviderDirectCallbacks {
        let (pointer, release, bytes, end) = (getBytePointer, releaseBytePointer, getBytesAtPosition, releaseInfo)
        return CGDataProviderDirectCallbacks(
            version: version, getBytePointer: pointer.map { function in { function($0) } },
            releaseBytePointer: release.map { function in { function($0, $1) } },
            getBytesAtPosition: bytes.map { function in { function($0, $1, $2, $3) } },
            releaseInfo: end.map { function in { function($0) } })
    }
}

/// `CGDataProviderCallbacks`, the older layout, as C lays it out.
private struct OldSequentialCallbacks {
    var getBytes: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int)?
    var skipBytes: (@convention(c) (UnsafeMutableRawPointer?, Int) -> Void)?
    var rewind: ReleaseInfo?
    var releaseProvider: ReleaseInfo?
}

/// `CGDataProviderDirectAccessCallbacks`, the older layout, as C lays it out.
private struct OldDirectCallbacks {
    var getBytePointer: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
    var releaseBytePointer: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?
    var getBytes: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int, Int) -> Int)?
    var releaseProvider: ReleaseInfo?
}

/// `CGDataConsumerCallbacks` as C lays it out.
private struct ConsumerCallbacks {
    var putBytes: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int)?
    var releaseConsumer: ReleaseInfo?
}

private typealias ReleaseData = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

@_cdecl("CGDataProviderCreateSequential")
public func dataProviderCreateSequential(_ info: UnsafeMutableRawPointer?, _ callbacks: UnsafeRawPointer?)
    -> ObjCObject?
{
    guard var given = callbacks?.load(as: SequentialCallbacks.self).swift else { return nil }
    return retainedShell(of: CGDataProvider(sequentialInfo: info, callbacks: &given))
}

@_cdecl("CGDataProviderCreateDirect")
public func dataProviderCreateDirect(_ info: UnsafeMutableRawPointer?, _ size: Int64, _ callbacks: UnsafeRawPointer?)
    -> ObjCObject?
{
    guard var given = callbacks?.load(as: DirectCallbacks.self).swift else { return nil }
    return retainedShell(of: CGDataProvider(directInfo: info, size: size, callbacks: &given))
}

@_cdecl("CGDataProviderCreate")
public func dataProviderCreate(_ info: UnsafeMutableRawPointer?, _ callbacks: UnsafeRawPointer?) -> ObjCObject? {
    guard let given = callbacks?.load(as: OldSequentialCallbacks.self) else { return nil }
    var callbacks = SequentialCallbacks(
        version: 0, getBytes: given.getBytes, skipForward: nil, rewind: given.rewind, releaseInfo: given.releaseProvider
    ).swift
    return retainedShell(of: CGDataProvider(sequentialInfo: info, callbacks: &callbacks))
}

@_cdecl("CGDataProviderCreateDirectAccess")
public func dataProviderCreateDirectAccess(
    _ info: UnsafeMutableRawPointer?, _ size: Int, _ callbacks: UnsafeRawPointer?
) -> ObjCObject? {
    guard let given = callbacks?.load(as: OldDirectCallbacks.self) else { return nil }
    var callbacks = DirectCallbacks(
        version: 0, getBytePointer: given.getBytePointer, releaseBytePointer: given.releaseBytePointer,
        getBytesAtPosition: nil, releaseInfo: given.releaseProvider
    ).swift
    if let getBytes = given.getBytes {
        callbacks.getBytesAtPosition = { getBytes($0, $1, Int(clamping: $2), $3) }
    }
    return retainedShell(of: CGDataProvider(directInfo: info, size: Int64(clamping: size), callbacks: &callbacks))
}

@_cdecl("CGDataProviderCreateWithData")
public func dataProviderCreateWithData(
    _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ size: Int, _ releaseData: UnsafeMutableRawPointer?
) -> ObjCObject? {
    let release = unsafeBitCast(releaseData, to: ReleaseData?.self)
    guard let data else { return nil }
    return retainedShell(of: CGDataProvider(dataInfo: info, data: data, size: size) { release?($0, $1, $2) })
}

@_cdecl("CGDataProviderCreateWithCFData")
public func dataProviderCreateWithCFData(_ data: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: swift(data, as: Data.self).flatMap { CGDataProvider(data: $0) })
}

@_cdecl("CGDataProviderCreateWithURL")
public func dataProviderCreateWithURL(_ url: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: swift(url, as: URL.self).flatMap { CGDataProvider(url: $0) })
}

@_cdecl("CGDataProviderCreateWithFilename")
public func dataProviderCreateWithFilename(_ filename: UnsafePointer<CChar>?) -> ObjCObject? {
    return retainedShell(of: filename.flatMap { CGDataProvider(filename: String(cString: $0)) })
}

@_cdecl("CGDataProviderCopyData")
public func dataProviderCopyData(_ provider: ObjCObject?) -> ObjCObject? {
    guard let provider = provider.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return object_retain(objectiveC(provider.data))
}

@_cdecl("CGDataProviderRetain")
public func dataProviderRetain(_ provider: ObjCObject?) -> ObjCObject? {
    guard let provider = provider.map({ peer($0, as: CGDataProvider.self) }) else { return nil }
    return retainedShell(of: provider)
}

@_cdecl("CGDataProviderRelease")
public func dataProviderRelease(_ provider: ObjCObject?) {
    guard let provider = provider.map({ peer($0, as: CGDataProvider.self) }) else { return }
    release(provider)
}

@_cdecl("CGDataProviderGetTypeID")
public func dataProviderGetTypeID() -> UInt {
    return typeIdentifier(of: CGDataProvider.self)
}

@_cdecl("CGDataConsumerCreate")
public func dataConsumerCreate(_ info: UnsafeMutableRawPointer?, _ callbacks: UnsafeRawPointer?) -> ObjCObject? {
    guard let given = callbacks?.load(as: ConsumerCallbacks.self) else { return nil }
    let (put, release) = (given.putBytes, given.releaseConsumer)
    var callbacks = CGDataConsumerCallbacks(
        putBytes: put.map { function in { function($0, $1, $2) } }, releaseConsumer: { release?($0) })
    return retainedShell(of: CGDataConsumer(info: info, cbks: &callbacks))
}

@_cdecl("CGDataConsumerCreateWithURL")
public func dataConsumerCreateWithURL(_ url: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: swift(url, as: URL.self).flatMap { CGDataConsumer(url: $0) })
}

@_cdecl("CGDataConsumerCreateWithCFData")
public func dataConsumerCreateWithCFData(_ data: ObjCObject?) -> ObjCObject? {
    return retainedShell(of: MutableData(data).flatMap { data in CGDataConsumer(append: data.append) })
}

@_cdecl("CGDataConsumerRetain")
public func dataConsumerRetain(_ consumer: ObjCObject?) -> ObjCObject? {
    guard let consumer = consumer.map({ peer($0, as: CGDataConsumer.self) }) else { return nil }
    return retainedShell(of: consumer)
}

@_cdecl("CGDataConsumerRelease")
public func dataConsumerRelease(_ consumer: ObjCObject?) {
    guard let consumer = consumer.map({ peer($0, as: CGDataConsumer.self) }) else { return }
    release(consumer)
}

@_cdecl("CGDataConsumerGetTypeID")
public func dataConsumerGetTypeID() -> UInt {
    return typeIdentifier(of: CGDataConsumer.self)
}
