// Content that gives at its start, as on a phone: pulled by a wheel or a finger, it springs back when let go. Scrolling
// itself stays the browser's own: nothing here waits in its way unless the content is at its start. There alone wheels and
// fingers are listened to: whatever listens makes the browser look up, for each of them, what lies under it.

const stiffness = 0.55; // rubber band: b(x) = x·c·L / (L + c·x)
const frequency = 11; // critically damped spring, per second
const inward = 7.23; // speed toward rest when let go, per second and point of pull
const glide = 500; // ms for which a speed goes on evenly to get as far as it does by slowing down

export function elastic(scroller, { isVertical, isMirrored, spacing }, pulled, start) {
    const sign = isMirrored ? -1 : 1;
    let distance = 0; // of the finger, beyond the start
    let frame = 0;
    let idle = 0;
    let touch = null;

    const length = () => (isVertical ? scroller.clientHeight : scroller.clientWidth);
    const travel = () => (isVertical ? scroller.scrollTop : scroller.scrollLeft * sign);
    const snap = (type) => (scroller.style.scrollSnapType = type);
    const to = (place, behavior) => scroller.scrollTo(isVertical ? { top: place, behavior } : { left: place * sign, behavior });
    const banded = (x) => (x * stiffness * length()) / (length() + stiffness * x);
    const listen = (calls, passive = true) => {
        for (const type in calls) scroller.addEventListener(type, calls[type], { passive });
    };
    const unlisten = (calls) => {
        for (const type in calls) scroller.removeEventListener(type, calls[type]);
    };

    function pull(wanted) {
        cancelAnimationFrame(frame);
        distance = Math.max(wanted, 0);
        // Else pages would be held where they snap, however far they are pulled or a finger goes on past their start.
        snap(wanted ? "none" : "");
        pulled(banded(distance));
        // Only while pulled does a wheel wait for this script.
        if (distance) listen({ wheel: undo }, false);
        else unlisten({ wheel: undo });
    }

    function release() {
        const from = banded(distance);
        if (!from) return;
        let began = 0;
        const step = (now) => {
            began = began || now;
            const t = (now - began) / 1000;
            const place = from * (1 + (frequency - inward) * t) * Math.exp(-frequency * t);
            if (place < 0.25) return pull(0);
            // The finger's distance at that place, so that it can take hold again.
            distance = (place * length()) / (stiffness * (length() - place));
            pulled(place);
            frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
    }

    // Pages that a finger moved past their start go on to the first one or the next, whichever they would come nearer to by
    // themselves.
    function turn([[from, time], [along]], now) {
        const stride = length() + spacing;
        to(travel() + ((from - along) / (now - time)) * glide > stride / 2 ? stride : 0, "smooth");
        setTimeout(snap, 1000, "");
    }

    // A wheel that turns back while the content is pulled undoes the pull before it scrolls.
    function undo(event) {
        const moved = isVertical ? event.deltaY : event.deltaX * sign;
        if (moved > 0 && distance) {
            event.preventDefault();
            pull(Math.max(distance - moved, 0));
        }
    }

    function wheel(event) {
        const moved = isVertical ? event.deltaY : event.deltaX * sign;
        if (event.ctrlKey || touch || (moved < 0 && travel() > 0)) return;
        if (moved < 0) pull(distance - moved);
        clearTimeout(idle);
        idle = setTimeout(release, 90);
    }

    // Where a finger is along the scroll and across it.
    const place = ({ clientX, clientY }) => (isVertical ? [clientY, clientX] : [clientX * sign, clientY]);

    function move(event) {
        if (!touch || event.touches.length > 1) return;
        const [along, across] = place(event.touches[0]);
        const moved = along - touch.along;
        touch.owns ??= event.cancelable && travel() <= 0 && moved > 0 && moved >= Math.abs(across - touch.across);
        if (!touch.owns) return;
        event.preventDefault();
        const beyond = touch.distance + moved;
        pull(beyond);
        // Past its start again, the same finger scrolls.
        to(Math.max(-beyond, 0));
        touch.steps = [touch.steps[1], [along, event.timeStamp]];
    }

    function touchstart(event) {
        if (event.touches.length > 1 || travel() > 0) return;
        cancelAnimationFrame(frame);
        const [along, across] = place(event.touches[0]);
        touch = { along, across, distance, steps: [] };
        // Only from the start of the content, so that no other scrolling waits for a script.
        listen({ touchmove: move }, false);
        listen({ touchend: end, touchcancel: end });
    }

    function end(event) {
        unlisten({ touchmove: move, touchend: end, touchcancel: end });
        if (touch.owns && spacing >= 0 && travel() > 0) turn(touch.steps, event.timeStamp);
        else release();
        touch = null;
    }

    function attend(isAtStart) {
        const calls = { wheel, touchstart };
        if (isAtStart) listen(calls);
        else unlisten(calls);
    }
    const observer = new IntersectionObserver((entries) => attend(entries.at(-1).isIntersecting), { root: scroller });
    if (start) observer.observe(start);
    else attend(true);
    return () => {
        observer.disconnect();
        attend(false);
        unlisten({ touchmove: move, touchend: end, touchcancel: end });
        clearTimeout(idle);
        pull(0);
    };
}
