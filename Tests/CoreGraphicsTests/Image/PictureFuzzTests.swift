import CoreGraphics
import Testing

/// Damaged pictures give an error or a picture, never a crash.
struct PictureFuzzTests {
    /// The formats with files of their own, and those that this library writes.
    private static var samples: [(name: String, data: Data)] {
        get throws {
            let canvas = try Canvas(9, 7)
            canvas.context.fillEllipse(in: CGRect(x: 1, y: 1, width: 7, height: 5))
            canvas.context.flush()
            let image = CGImage(surface: canvas.surface)
            var samples = try PictureFile.names.map { ($0, try PictureFile.data($0)) }
            samples.append(("image.png", try #require(image.pngData())))
            samples.append(("image.jpg", try #require(image.jpegData(quality: 0.8))))
            samples.append(("apple.png", try #require(image.cgBIData())))
            return samples
        }
    }

    private func decode(_ data: Data, _ name: String) {
        do {
            let image = try CGImage.decode(data: data, name: name).image
            #expect(image.width * image.height <= CGImage.largestPixelCount)
        } catch let error as CGImageDecodingError {
            #expect(error.description.hasPrefix(name))
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func truncatedPicturesAreSurvived() throws {
        for (name, data) in try Self.samples {
            for count in stride(from: 0, to: data.count, by: max(1, data.count / 120)) {
                decode(data.prefix(count), name)
            }
        }
    }

    @Test func changedBytesAreSurvived() throws {
        var generator = LinearGenerator(state: 20_100_427)
        for (name, data) in try Self.samples {
            for _ in 0..<150 {
                var bytes = [UInt8](data)
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    let place = Int.random(in: 4..<bytes.count, using: &generator)
                    bytes[place] =
                        [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)]
                        .randomElement(using: &generator) ?? 0
                }
                decode(Data(bytes), name)
            }
        }
    }

    @Test func giganticSizesAreRefused() throws {
        var gif = [UInt8](try PictureFile.data("plain.gif"))
        gif.replaceSubrange(6..<10, with: [255, 255, 255, 255])
        var bitmap = [UInt8](try PictureFile.data("true.bmp"))
        bitmap.replaceSubrange(18..<26, with: [255, 255, 255, 0x7F, 0, 0, 0, 0x80])
        for (name, bytes) in [("wide.gif", gif), ("wide.bmp", bitmap)] {
            #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data: Data(bytes), name: name) }
        }
    }
}

/// The same numbers in every run.
struct LinearGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
