#import "Page/VergerPageScripts.h"

NSString *const VergerMeasuringScript =
    @"(function(){var e=document.documentElement,b=document.body;if(!e)return '';"
     "var m=document.querySelector('meta[name=viewport]'),c=m?m.content:'',"
     "w=/width\\s*=\\s*([\\w.-]+)/i.exec(c),s=/initial-scale\\s*=\\s*([\\d.]+)/i.exec(c);"
     "w=w?(w[1]=='device-width'?1:parseFloat(w[1])||980):(s?1:980);"
     "var l=/maximum-scale\\s*=\\s*([\\d.]+)/i.exec(c),z=!/user-scalable\\s*=\\s*(no|0)/i.test(c);"
     "return [Math.max(e.scrollWidth,b?b.scrollWidth:0),Math.max(e.scrollHeight,b?b.scrollHeight:0),w,scrollX,scrollY,"
     "z?1:0,l?parseFloat(l[1])||5:5].join(' ')})()";

/// A column has an edge of its own: lines and what is in them are skipped.
static NSString *const block_function =
    @"(function(x,y){for(var e=document.elementFromPoint(x,y);e&&e!=document.body&&e!=document.documentElement;e=e.parentElement){"
     "var d=getComputedStyle(e).display;if(/^inline$|^table-row|^contents/.test(d)&&!/^(img|canvas|video|object|svg)$/.test(e.localName))"
     "continue;var b=e.getBoundingClientRect();if(b.width<1)continue;return (b.left+scrollX)+' '+b.width}return ''})";

static NSString *const finding_function =
    @"(function(n){var e=document.getElementById(n)||document.getElementsByName(n)[0];"
     "return e?String(e.getBoundingClientRect().top+scrollY):''})";

static CGFloat clamped(NSString *text, CGFloat least, CGFloat most) {
    CGFloat value = (CGFloat)[text doubleValue];
    return value >= least ? MIN(value, most) : least;
}

BOOL VergerReadMeasures(NSString *text, CGFloat deviceWidth, VergerPageMeasures *measures) {
    NSArray *fields = [text componentsSeparatedByString:@" "];
    if ([fields count] != 7) return NO;
    static const CGFloat longest = 1e6, widest = 10000, largest = 10;
    measures->size = CGSizeMake(
        clamped([fields objectAtIndex:0], 0, longest), clamped([fields objectAtIndex:1], 0, longest));
    measures->layoutWidth = clamped([fields objectAtIndex:2], 1, widest);
    if (measures->layoutWidth == 1) measures->layoutWidth = deviceWidth;
    measures->place = CGPointMake(
        clamped([fields objectAtIndex:3], 0, longest), clamped([fields objectAtIndex:4], 0, longest));
    measures->mayZoom = [[fields objectAtIndex:5] isEqualToString:@"1"];
    measures->largestScale = clamped([fields objectAtIndex:6], 0.1, largest);
    return YES;
}

NSString *const VergerContentsScript =
    @"(function(z){var lines=[];"
     "function add(r,b,t){t=(t||'').replace(/\\s+/g,' ').trim();if(b.width>0&&b.height>0&&(t||r=='field'))"
     "lines.push([r,b.left*z,b.top*z,b.width*z,b.height*z,t.slice(0,2000)].join('\\t'))}"
     "function isInline(e){return /^inline/.test(getComputedStyle(e).display)}"
     "function isSeen(e){var s=getComputedStyle(e);return s.display!='none'&&s.visibility!='hidden'}"
     "function runOf(first){var r=document.createRange(),n=first,last=first;"
     "while(n.nextSibling&&(n.nextSibling.nodeType!=1||(isInline(n.nextSibling)&&!special(n.nextSibling)&&"
     "!n.nextSibling.querySelector('a[href],input,button,select,textarea,img')))){n=n.nextSibling;last=n}"
     "r.setStartBefore(first);r.setEndAfter(last);return [r,last]}"
     "function special(e){var n=e.localName;return (n=='a'&&e.href)||n=='input'||n=='button'||n=='select'||n=='textarea'||"
     "n=='img'||n=='script'||n=='style'||n=='br'}"
     "function visit(e){var n=e.localName;if(!isSeen(e)||n=='script'||n=='style'||n=='noscript')return;"
     "var b=e.getBoundingClientRect();"
     "if(n=='a'&&e.href)return add('link',e.getClientRects()[0]||b,e.innerText||e.title);"
     "if(n=='button'||n=='input'&&/^(submit|button|reset|image)$/.test(e.type))return add('button',b,e.innerText||e.value);"
     "if(n=='input'&&/^(checkbox|radio)$/.test(e.type))return add('button',b,e.title||e.name||e.type);"
     "if(n=='input'&&e.type=='hidden')return;"
     "if(n=='input'||n=='textarea')return add('field',b,e.type=='password'?e.value.replace(/./g,'\u2022'):"
     "e.value||e.placeholder);"
     "if(n=='select')return add('button',b,e.selectedIndex>=0?e.options[e.selectedIndex].text:'');"
     "if(n=='img')return add('image',b,e.alt);"
     "for(var c=e.firstChild;c;c=c.nextSibling){"
     "if(c.nodeType==3&&c.data.trim()||c.nodeType==1&&isInline(c)&&!special(c)&&"
     "!c.querySelector('a[href],input,button,select,textarea,img')){"
     "var r=runOf(c);add('text',r[0].getBoundingClientRect(),r[0].toString());c=r[1]}"
     "else if(c.nodeType==1)visit(c)}}"
     "if(document.body)visit(document.body);return lines.join('\\n')})";

/// Text in links, fields and scripts stays as it is. The meta tag `format-detection` turns numbers off.
static NSString *const detecting_function =
    @"(function(numbers,addresses){var b=document.body;if(!b)return;"
     "var m=document.querySelector('meta[name=format-detection]');if(m&&/telephone\\s*=\\s*no/i.test(m.content))numbers=0;"
     "var number=/(?:\\+|\\(|\\b)\\d[\\d().\\- \\u00a0]{5,18}\\d\\b/.source,"
     "address=/\\bhttps?:\\/\\/[^\\s<>\"]*[^\\s<>\".,;:!?)]|\\bwww\\.[^\\s<>\"]*[^\\s<>\".,;:!?)]|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+/"
     ".source,parts=[];if(addresses)parts.push(address);if(numbers)parts.push(number);if(!parts.length)return;"
     "var e=new RegExp(parts.join('|'),'g');"
     "var walk=document.createTreeWalker(b,4,{acceptNode:function(n){for(var p=n.parentNode;p&&p!=b;p=p.parentNode)"
     "if(/^(a|script|style|textarea|button|select|option|noscript)$/.test(p.localName)||p.isContentEditable)return 2;return 1}});"
     "var nodes=[];while(walk.nextNode()&&nodes.length<20000)nodes.push(walk.currentNode);"
     "function target(w){if(/^http/.test(w))return w;if(/^www/.test(w))return 'http://'+w;if(/@/.test(w))return 'mailto:'+w;"
     "var d=w.replace(/\\D/g,'');if(d.length<7||d.length>15||/^\\d{4}-\\d\\d?-\\d\\d?$/.test(w))return '';"
     "return 'tel:'+w.replace(/[^\\d+]/g,'')}"
     "nodes.forEach(function(n){var t=n.data,last=0,f=null,x;e.lastIndex=0;while((x=e.exec(t))){var w=x[0],u=target(w);if(!u)continue;"
     "var a=document.createElement('a');a.href=u;a.textContent=w;f=f||document.createDocumentFragment();"
     "f.appendChild(document.createTextNode(t.slice(last,x.index)));f.appendChild(a);last=x.index+w.length}"
     "if(f){f.appendChild(document.createTextNode(t.slice(last)));n.parentNode.replaceChild(f,n)}})})";

NSString *VergerFindingScript(NSString *name) {
    NSString *quoted = [[name stringByReplacingOccurrencesOfString:@"\\" withString:@"\\\\"]
        stringByReplacingOccurrencesOfString:@"\"" withString:@"\\\""];
    return [finding_function stringByAppendingFormat:@"(\"%@\")", quoted];
}

NSString *VergerBlockScript(CGPoint point) {
    return [block_function stringByAppendingFormat:@"(%g,%g)", (double)point.x, (double)point.y];
}

NSString *VergerDetectingScript(UIDataDetectorTypes types) {
    BOOL findsNumbers = (types & UIDataDetectorTypePhoneNumber) != 0, findsAddresses = (types & UIDataDetectorTypeLink) != 0;
    if (!findsNumbers && !findsAddresses) return nil;
    return [detecting_function stringByAppendingFormat:@"(%d,%d)", findsNumbers, findsAddresses];
}
