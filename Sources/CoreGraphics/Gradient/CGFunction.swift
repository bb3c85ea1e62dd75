public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions behind a `CGFunction`.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function from numbers to numbers that an app supplies.
public final class CGFunction: PlatformObject {
    let inputCount, outputCount: Int
    private let domain, range: [CGFloat]
    private let compute: (UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
    private let release: () -> Void

    /// - Parameters:
    ///   - domain: a least and a greatest value for each input; nil for no limits.
    ///   - range: a least and a greatest value for each output; nil for no limits.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard (1...64).contains(domainDimension), (1...64).contains(rangeDimension),
            let evaluate = callbacks.pointee.evaluate
        else { return nil }
        inputCount = domainDimension
        outputCount = rangeDimension
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) } ?? []
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
        compute = { evaluate(info, $0, $1) }
        let callback = callbacks.pointee.releaseInfo
        release = { callback?(info) }
        super.init(platform: ())
    }

    deinit {
        release()
    }

    /// The outputs for `inputs`, of which there are `inputCount`; both are limited to the domain and the range.
    func values(_ inputs: [CGFloat]) -> [CGFloat] {
        var outputs = [CGFloat](repeating: 0, count: outputCount)
        compute(limited(inputs, domain), &outputs)
        return limited(outputs, range)
    }

    private func limited(_ values: [CGFloat], _ limits: [CGFloat]) -> [CGFloat] {
        guard limits.count == values.count * 2 else { return values }
        return values.enumerated().map { min(max($1, limits[$0 * 2]), limits[$0 * 2 + 1]) }
    }
}
