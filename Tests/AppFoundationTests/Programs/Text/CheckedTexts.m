// Results of checks made by hand, the parts of regular expressions, tags of words, and texts with attributes.
// > done

#import "../Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static void results(void) {
    NSRange range = NSMakeRange(3, 4);
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:0];
    NSTimeZone *zone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    NSDictionary *address = [NSDictionary dictionaryWithObjectsAndKeys:@"1 Loop", NSTextCheckingStreetKey, @"Cupertino",
        NSTextCheckingCityKey, @"CA", NSTextCheckingStateKey, @"95014", NSTextCheckingZIPKey, @"USA",
        NSTextCheckingCountryKey, @"Apple", NSTextCheckingOrganizationKey, @"Ann", NSTextCheckingNameKey, @"Chief",
        NSTextCheckingJobTitleKey, @"555", NSTextCheckingPhoneKey, nil];
    NSDictionary *flight = [NSDictionary
        dictionaryWithObjectsAndKeys:@"UA", NSTextCheckingAirlineKey, @"100", NSTextCheckingFlightKey, nil];
    NSOrthography *orthography = [[[NSOrthography alloc]
        initWithDominantScript:@"Latn"
                   languageMap:[NSDictionary dictionaryWithObject:ARRAY(@"en", @"fr") forKey:@"Latn"]] autorelease];
    SAME([orthography languageMap], [NSDictionary dictionaryWithObject:ARRAY(@"en", @"fr") forKey:@"Latn"]);
    SAME([orthography allScripts], ARRAY(@"Latn"));
    SAME([orthography dominantLanguageForScript:@"Latn"], @"en");
    SAME([orthography dominantLanguageForScript:@"Cyrl"], nil);
    NSArray *details = ARRAY([NSDictionary dictionaryWithObject:@"x" forKey:@"k"]);
    NSTextCheckingResult *r = [NSTextCheckingResult addressCheckingResultWithRange:range components:address];
    IS([r resultType] == NSTextCheckingTypeAddress && [[r components] isEqual:address] && [r range].location == 3 &&
        [r range].length == 4);
    SAME([r addressComponents], address);
    r = [NSTextCheckingResult transitInformationCheckingResultWithRange:range components:flight];
    IS(r.resultType == NSTextCheckingTypeTransitInformation && [[r components] isEqual:flight]);
    r = [NSTextCheckingResult dateCheckingResultWithRange:range date:date];
    IS(r.resultType == NSTextCheckingTypeDate && [[r date] isEqual:date] && [r timeZone] == nil && [r duration] == 0);
    r = [NSTextCheckingResult dateCheckingResultWithRange:range date:date timeZone:zone duration:60];
    IS([[r timeZone] isEqual:zone] && [r duration] == 60);
    r = [NSTextCheckingResult phoneNumberCheckingResultWithRange:range phoneNumber:@"555"];
    IS(r.resultType == NSTextCheckingTypePhoneNumber && [[r phoneNumber] isEqual:@"555"]);
    r = [NSTextCheckingResult spellCheckingResultWithRange:range];
    IS(r.resultType == NSTextCheckingTypeSpelling && [r replacementString] == nil);
    r = [NSTextCheckingResult grammarCheckingResultWithRange:range details:details];
    IS(r.resultType == NSTextCheckingTypeGrammar && [[r grammarDetails] isEqual:details]);
    r = [NSTextCheckingResult orthographyCheckingResultWithRange:range orthography:orthography];
    IS(r.resultType == NSTextCheckingTypeOrthography && [[r orthography] isEqual:orthography]);
    r = [NSTextCheckingResult correctionCheckingResultWithRange:range replacementString:@"a"];
    IS(r.resultType == NSTextCheckingTypeCorrection && [[r replacementString] isEqual:@"a"]);
    IS([NSTextCheckingResult dashCheckingResultWithRange:range replacementString:@"–"].resultType ==
        NSTextCheckingTypeDash);
    IS([NSTextCheckingResult quoteCheckingResultWithRange:range replacementString:@"“"].resultType ==
        NSTextCheckingTypeQuote);
    IS([NSTextCheckingResult replacementCheckingResultWithRange:range replacementString:@"©"].resultType ==
        NSTextCheckingTypeReplacement);
    NSError *error = nil;
    NSRegularExpression *pair = [[[NSRegularExpression alloc] initWithPattern:@"(\\w)(\\d)?"
                                                                      options:NSRegularExpressionCaseInsensitive
                                                                        error:&error] autorelease];
    IS([[pair pattern] isEqual:@"(\\w)(\\d)?"] && pair.options == NSRegularExpressionCaseInsensitive &&
        pair.numberOfCaptureGroups == 2);
    NSRange ranges[] = {{0, 2}, {0, 1}, {NSNotFound, 0}};
    r = [NSTextCheckingResult regularExpressionCheckingResultWithRanges:ranges count:3 regularExpression:pair];
    IS(r.resultType == NSTextCheckingTypeRegularExpression && [r numberOfRanges] == 3 &&
        [r rangeAtIndex:2].location == NSNotFound && [r regularExpression] == pair);
    NSTextCheckingResult *match = [pair firstMatchInString:@"-a1" options:0 range:NSMakeRange(0, 3)];
    SAME([pair replacementStringForResult:match inString:@"-a1" offset:0 template:@"$2\\$$1"], @"1$a");
    SAME([pair replacementStringForResult:match inString:@"xx-a1" offset:2 template:@"<$0>"], @"<a1>");
    NSDataDetector *detector = [[[NSDataDetector alloc] initWithTypes:NSTextCheckingTypeLink error:&error] autorelease];
    COUNT([detector checkingTypes], NSTextCheckingTypeLink);
    SAME([[[detector firstMatchInString:@"see http://a.com" options:0 range:NSMakeRange(0, 16)] URL] absoluteString],
        @"http://a.com");
    SAME([[NSDataDetector alloc] initWithTypes:0 error:&error], nil);
}

static void tags(void) {
    NSArray *schemes = ARRAY(NSLinguisticTagSchemeTokenType, NSLinguisticTagSchemeLexicalClass,
        NSLinguisticTagSchemeNameType, NSLinguisticTagSchemeLanguage, NSLinguisticTagSchemeNameTypeOrLexicalClass,
        NSLinguisticTagSchemeLemma, NSLinguisticTagSchemeScript);
    NSLinguisticTagger *tagger = [[[NSLinguisticTagger alloc] initWithTagSchemes:schemes options:0] autorelease];
    NSString *text = @"The dog runs. It (a dog) sleeps in 2 beds!";
    [tagger setString:text];
    SAME([tagger string], text);
    SAME([tagger tagSchemes], schemes);
    IS([[NSLinguisticTagger availableTagSchemesForLanguage:@"en"] containsObject:NSLinguisticTagSchemeTokenType]);
    NSRange token, sentence;
    SAME([tagger tagAtIndex:0 scheme:NSLinguisticTagSchemeTokenType tokenRange:&token sentenceRange:&sentence],
        NSLinguisticTagWord);
    IS(token.length == 3 && sentence.location == 0 && sentence.length >= 13);
    SAME([tagger tagAtIndex:3 scheme:NSLinguisticTagSchemeTokenType tokenRange:&token sentenceRange:NULL],
        NSLinguisticTagWhitespace);
    SAME([tagger tagAtIndex:12 scheme:NSLinguisticTagSchemeTokenType tokenRange:&token sentenceRange:NULL],
        NSLinguisticTagPunctuation);
    SAME([tagger tagAtIndex:12 scheme:NSLinguisticTagSchemeLexicalClass tokenRange:&token sentenceRange:NULL],
        NSLinguisticTagSentenceTerminator);
    SAME([tagger tagAtIndex:17 scheme:NSLinguisticTagSchemeLexicalClass tokenRange:NULL sentenceRange:NULL],
        NSLinguisticTagOpenParenthesis);
    SAME([tagger tagAtIndex:23 scheme:NSLinguisticTagSchemeLexicalClass tokenRange:NULL sentenceRange:NULL],
        NSLinguisticTagCloseParenthesis);
    SAME([tagger tagAtIndex:0 scheme:NSLinguisticTagSchemeLexicalClass tokenRange:NULL sentenceRange:NULL],
        NSLinguisticTagDeterminer);
    SAME([tagger tagAtIndex:4 scheme:NSLinguisticTagSchemeNameTypeOrLexicalClass tokenRange:NULL sentenceRange:NULL],
        NSLinguisticTagNoun);
    NSArray *scores = nil;
    IS([[tagger possibleTagsAtIndex:4
                             scheme:NSLinguisticTagSchemeLexicalClass
                         tokenRange:&token
                      sentenceRange:NULL
                             scores:&scores] count] >= 1);
    IS(token.location == 4 && token.length == 3);
    IS([tagger sentenceRangeForRange:NSMakeRange(15, 1)].location >= 13);
    [tagger setOrthography:[[[NSOrthography alloc]
                               initWithDominantScript:@"Latn"
                                          languageMap:[NSDictionary dictionaryWithObject:ARRAY(@"de")
                                                                                  forKey:@"Latn"]] autorelease]
                     range:NSMakeRange(0, [text length])];
    SAME([tagger tagAtIndex:0 scheme:NSLinguisticTagSchemeLanguage tokenRange:NULL sentenceRange:NULL], @"de");
    NSMutableString *edited = [NSMutableString stringWithString:@"one two"];
    [tagger setString:edited];
    [edited insertString:@"big " atIndex:4];
    [tagger stringEditedInRange:NSMakeRange(4, 4) changeInLength:4];
    [tagger tagAtIndex:4 scheme:NSLinguisticTagSchemeTokenType tokenRange:&token sentenceRange:NULL];
    IS(token.location == 4 && token.length == 3);
    __block int words = 0;
    [text enumerateLinguisticTagsInRange:NSMakeRange(0, [text length]) scheme:NSLinguisticTagSchemeTokenType
        options:NSLinguisticTaggerOmitWhitespace | NSLinguisticTaggerOmitPunctuation orthography:nil
        usingBlock:^(NSString *tag, NSRange found, NSRange whole, BOOL *stop) { words++; }];
    COUNT(words, 10);
    NSString *names[] = {NSLinguisticTagAdjective, NSLinguisticTagAdverb, NSLinguisticTagClassifier,
        NSLinguisticTagCloseQuote, NSLinguisticTagConjunction, NSLinguisticTagDash, NSLinguisticTagIdiom,
        NSLinguisticTagInterjection, NSLinguisticTagNumber, NSLinguisticTagOpenQuote, NSLinguisticTagOrganizationName,
        NSLinguisticTagOther, NSLinguisticTagOtherPunctuation, NSLinguisticTagOtherWhitespace, NSLinguisticTagOtherWord,
        NSLinguisticTagParagraphBreak, NSLinguisticTagParticle, NSLinguisticTagPersonalName, NSLinguisticTagPlaceName,
        NSLinguisticTagPreposition, NSLinguisticTagPronoun, NSLinguisticTagVerb, NSLinguisticTagWordJoiner};
    SAME(([[NSArray arrayWithObjects:names count:23] componentsJoinedByString:@" "]),
        @"Adjective Adverb Classifier CloseQuote Conjunction Dash Idiom Interjection "
         "Number OpenQuote OrganizationName Other Punctuation Whitespace OtherWord ParagraphBreak Particle PersonalName PlaceName Preposition Pronoun Verb WordJoiner");
}

static void attributes(void) {
    NSDictionary *red = [NSDictionary dictionaryWithObject:@"red" forKey:@"colour"],
                 *big = [NSDictionary dictionaryWithObject:@"big" forKey:@"size"];
    NSAttributedString *plain = [[[NSAttributedString alloc] initWithString:@"hello" attributes:red] autorelease];
    IS([[[[NSAttributedString alloc] initWithAttributedString:plain] autorelease] isEqualToAttributedString:plain]);
    IS(![plain isEqualToAttributedString:[[[NSAttributedString alloc] initWithString:@"hello"] autorelease]]);
    NSMutableAttributedString *text = [[plain mutableCopy] autorelease];
    NSRange range;
    [text beginEditing];
    [text appendAttributedString:[[[NSAttributedString alloc] initWithString:@" you" attributes:big] autorelease]];
    [text insertAttributedString:[[[NSAttributedString alloc] initWithString:@"- "] autorelease] atIndex:0];
    [text endEditing];
    SAME([text string], @"- hello you");
    SAME([text attribute:@"colour" atIndex:3 effectiveRange:&range], @"red");
    IS(range.location == 2 && range.length == 5);
    [text addAttributes:big range:NSMakeRange(4, 3)];
    SAME([text attribute:@"size" atIndex:5 longestEffectiveRange:&range inRange:NSMakeRange(0, 11)], @"big");
    IS(range.location == 4 && range.length == 7);
    SAME([text attributesAtIndex:2 longestEffectiveRange:&range inRange:NSMakeRange(1, 10)], red);
    IS(range.location == 2 && range.length == 2);
    SAME([[text attributedSubstringFromRange:NSMakeRange(2, 2)] string], @"he");
    [text setAttributes:nil range:NSMakeRange(0, 4)];
    COUNT([[text attributesAtIndex:2 effectiveRange:NULL] count], 0);
    [text replaceCharactersInRange:NSMakeRange(0, 2) withString:@"* "];
    [text replaceCharactersInRange:NSMakeRange(2, 5) withAttributedString:plain];
    SAME([text attribute:@"size" atIndex:4 effectiveRange:NULL], nil);
    [[text mutableString] replaceOccurrencesOfString:@"you"
                                          withString:@"world"
                                             options:0
                                               range:NSMakeRange(0, [text length])];
    SAME([text string], @"* hello world");
    SAME([text attribute:@"size" atIndex:12 effectiveRange:NULL], @"big");
    [text setAttributedString:plain];
    IS([text isEqualToAttributedString:plain]);
    RAISES(NSRangeException, [text attribute:@"x" atIndex:5 effectiveRange:NULL]);
    RAISES(NSRangeException, [text attributedSubstringFromRange:NSMakeRange(3, 3)]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    results();
    tags();
    attributes();
    puts("done");
    [pool drain];
    return 0;
}
